import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Whether a request carries this token. */
export function carriesToken({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const shown = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(shown), digest(token))
}

/** Hashes the text, because only values of equal length can be compared in constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest()
