import { createHash, randomBytes, randomInt } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '@highjinks/protocol'

/** 256 bits, given to a seat once; only its hash is kept. Also the claim to a host chair that is still free. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The leading letter keeps a session's id from ever being all digits. */
export function newSessionId(): string {
  return `s${randomBytes(12).toString('base64url')}`
}

export function newPlayerId(): string {
  return `p${randomBytes(9).toString('base64url')}`
}

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
}

/** Chance for rules: uniform, not guessable. */
export function chance(): number {
  return randomBytes(6).readUIntBE(0, 6) / 2 ** 48
}
