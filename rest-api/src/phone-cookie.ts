import type { IncomingMessage } from 'node:http'
import { newToken } from '@highjinks/session-store'
import type { Response } from 'express'

const NAME = 'crew'
/** As long as browsers keep any. A crew that nobody used for a year is gone by then. */
const SECONDS = 400 * 24 * 60 * 60
const TOKEN = /(?:^|;\s*)crew=([A-Za-z0-9_-]{43})(?:;|$)/

/** A random word that proves to a crew which phone this is. No script can read it; the records keep its hash. */
export interface PhoneCookie {
  readonly token: string | null
  /** The same for another year, or a new one. */
  readonly keep: () => string
}

export function phoneCookieOf({ headers }: IncomingMessage, response: Response, origin: string): PhoneCookie {
  const token = TOKEN.exec(headers.cookie ?? '')?.[1] ?? null
  return {
    token,
    keep() {
      const kept = token ?? newToken()
      response.cookie(NAME, kept, {
        httpOnly: true,
        sameSite: 'lax',
        secure: origin.startsWith('https:'),
        path: '/',
        maxAge: SECONDS * 1000,
      })
      return kept
    },
  }
}
