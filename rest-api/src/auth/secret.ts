import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key that signs tokens, and the operator's token. */
export type SecretName = 'jwt-secret' | 'operator-token'

/** Loads a secret of this server. Created at the first start, readable only by its owner. */
export function loadOrCreateSecret(dataDir: string, name: SecretName): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, name)
  try {
    // Fails if it exists, so that two parallel first starts end up with one key
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
  }
  const secret = readFileSync(path, 'utf8')
  if (Buffer.byteLength(secret) < 32) throw new Error(`${path} is too short to be a key; delete it to get a new one`)
  return secret
}
