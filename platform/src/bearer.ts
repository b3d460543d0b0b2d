import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Whether a request carries this token. */
export function carriesToken({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const shown = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(shown), digest(token))
}

/** Of one length, whatever it is of: only so can two be compared in equal time. */
const digest = (text: string) => createHash('sha256').update(text).digest()
