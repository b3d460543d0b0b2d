import type { IncomingMessage } from 'node:http'
import jwt from 'jsonwebtoken'
import * as z from 'zod'

const ISSUER = 'highjinks'
const AUDIENCE = 'highjinks-api'
const LIFE_SECONDS = 7 * 24 * 60 * 60

/** `pat`: when the owner proved themselves to a provider, in seconds. */
const claims = z.object({
  sub: z.string().min(1).max(40),
  ver: z.int().min(0),
  iat: z.int(),
  exp: z.int(),
  pat: z.int().optional(),
})
export type Claims = z.infer<typeof claims>

export interface Tokens {
  /** `provenAt`: when the owner proved themselves to a provider. */
  give(account: { readonly id: string; readonly tokenVersion: number }, provenAt?: number | null): string
  /** Returns the claims if we signed the token for ourselves and it has not expired. */
  read(token: string): Claims | null
}

export function createTokens(secret: string, now: () => number): Tokens {
  const seconds = (): number => Math.floor(now() / 1000)
  return {
    give(account, provenAt = null) {
      const pat = provenAt === null ? {} : { pat: Math.floor(provenAt / 1000) }
      const claims: Omit<Claims, 'sub'> = {
        ver: account.tokenVersion,
        iat: seconds(),
        exp: seconds() + LIFE_SECONDS,
        ...pat,
      }
      return jwt.sign(claims, secret, {
        algorithm: 'HS256',
        subject: account.id,
        issuer: ISSUER,
        audience: AUDIENCE,
      })
    },
    read(token) {
      try {
        const payload = jwt.verify(token, secret, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTimestamp: seconds(),
        })
        const parsed = claims.safeParse(payload)
        return parsed.success ? parsed.data : null
      } catch {
        // The library throws for anything a stranger can send; the token is bad, not our program
        return null
      }
    },
  }
}

/** Returns what follows `Bearer` in an `Authorization` header; undefined without one, or for another scheme. */
export function bearerTokenIn({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1]
}

/** Returns the account ID in a call's token. Whether the token still counts is up to the store. */
export function callerOf(request: Pick<IncomingMessage, 'headers'>, tokens: Tokens): string | null {
  return tokens.read(bearerTokenIn(request) ?? '')?.sub ?? null
}
