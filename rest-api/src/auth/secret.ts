import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key tokens are signed with, and the operator's own token. */
export type SecretName = 'jwt-secret' | 'operator-token'

/** A secret of this server, made at the first start and readable by its owner only. */
export function loadOrCreateSecret(dataDir: string, name: SecretName): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, name)
  try {
    // Fails when it exists, so two first starts at once end with one key
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
  }
  const secret = readFileSync(path, 'utf8')
  if (Buffer.byteLength(secret) < 32) throw new Error(`${path} is too short to be a key; delete it to get a new one`)
  return secret
}
