import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadOrCreateSecret } from './secret.ts'

test('[AUTH-12] the key is made once, kept, and its owner’s alone', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'secret-')), 'data')
  const secret = loadOrCreateSecret(folder, 'jwt-secret')
  expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32)
  expect(loadOrCreateSecret(folder, 'jwt-secret')).toBe(secret)
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600)
  writeFileSync(join(folder, 'jwt-secret'), 'short')
  expect(() => loadOrCreateSecret(folder, 'jwt-secret')).toThrow('too short')
})
