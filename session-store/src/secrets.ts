import { createHash, randomBytes, randomInt } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH, TV_CODE_ALPHABET } from '@highjinks/protocol'

/**
 * Creates 256 random bits. A seat gets them once, and only their hash is stored. Also the claim to a host role that is
 * still free.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The leading letter keeps a session ID from being all digits. */
export function newSessionId(): string {
  return `s${randomBytes(12).toString('base64url')}`
}

export function newPlayerId(): string {
  return `p${randomBytes(9).toString('base64url')}`
}

/** Never only letters: those are a TV's codes. */
export function newCode(): string {
  for (;;) {
    const code = drawCode(CODE_ALPHABET)
    if (/\d/.test(code)) return code
  }
}

export function newTvCode(): string {
  return drawCode(TV_CODE_ALPHABET)
}

function drawCode(alphabet: string): string {
  return Array.from({ length: CODE_LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('')
}

const CHANCE_BYTES = 6
/** Drawn in pages, because a shuffle asks hundreds of times. */
let drawn: { readonly bytes: Buffer; at: number } = { bytes: Buffer.alloc(0), at: 0 }

/** Random numbers for the rules: uniform and unpredictable. */
export function chance(): number {
  if (drawn.at >= drawn.bytes.length) drawn = { bytes: randomBytes(CHANCE_BYTES * 512), at: 0 }
  const value = drawn.bytes.readUIntBE(drawn.at, CHANCE_BYTES) / 2 ** 48
  drawn.at += CHANCE_BYTES
  return value
}
