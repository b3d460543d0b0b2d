import { createHash } from 'node:crypto'
import { type AllCounts, GUESSES, type Log } from '@highjinks/edge'
import type { EndpointName } from '@highjinks/protocol'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { rateLimit } from 'express-rate-limit'
import { sendRefusal } from './answers.ts'
import type { AddressOf } from './route.ts'

/** So many in so long. A whole party shares one address, so where it can be, only failures count. */
interface RateLimit {
  readonly name: string
  readonly of: 'address' | 'caller' | 'account' | 'account at address'
  /** The one answer that betrays a guess; at a table a name that is taken, or its being full, is nobody's attack. */
  readonly counts: 'calls' | 401 | 404 | 409
  readonly most: number
  readonly windowMs: number
  /** While the counting store is away: `open` lets all through, `closed` refuses with 503. */
  readonly away: 'open' | 'closed'
  /** Addresses that have signed in to the account before go on: nobody can lock another out from elsewhere. */
  readonly sparesOwner?: true
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Somebody who guesses codes fails; a party that joins does not. */
const CODES: RateLimit = {
  ...GUESSES,
  of: 'address',
  counts: 404,
  away: 'open',
}
const SESSIONS: RateLimit = {
  name: 'sessions',
  of: 'address',
  counts: 'calls',
  most: 60,
  windowMs: 10 * MINUTE,
  away: 'open',
}

export const RATE_LIMITS: Partial<Record<EndpointName, readonly RateLimit[]>> = {
  login: [
    // The address first: once it waits, it makes no more keys of accounts
    { name: 'login', of: 'address', counts: 401, most: 100, windowMs: 15 * MINUTE, away: 'closed' },
    { name: 'pair', of: 'account at address', counts: 401, most: 10, windowMs: 15 * MINUTE, away: 'closed' },
    { name: 'account', of: 'account', counts: 401, most: 100, windowMs: HOUR, away: 'closed', sparesOwner: true },
  ],
  register: [{ name: 'register', of: 'address', counts: 'calls', most: 60, windowMs: HOUR, away: 'closed' }],
  editMe: [
    { name: 'edits', of: 'caller', counts: 'calls', most: 30, windowMs: HOUR, away: 'closed' },
    // Whoever makes accounts to ask on learns no more than by making them
    { name: 'taken', of: 'address', counts: 409, most: 60, windowMs: HOUR, away: 'closed' },
  ],
  byCode: [CODES],
  byId: [CODES],
  join: [CODES],
  simpleSession: [SESSIONS],
  share: [SESSIONS],
  contact: [{ name: 'contact', of: 'address', counts: 'calls', most: 10, windowMs: HOUR, away: 'open' }],
  report: [{ name: 'report', of: 'address', counts: 'calls', most: 30, windowMs: HOUR, away: 'open' }],
}

export interface RateLimitDeps {
  readonly addressOf: AddressOf
  /** Whether whoever has this email has signed in from this address before. */
  readonly isOwner: (email: string, address: string) => Promise<boolean>
  /** The id of whoever is signed in. */
  readonly callerOf: (request: Request) => string | null
  readonly log: Log
  readonly counts: Pick<AllCounts, 'of'>
}

/** What stands before each endpoint's handler. Endpoints that share a limit share its count. */
export function createRateLimits(deps: RateLimitDeps): (name: EndpointName) => readonly RequestHandler[] {
  const made = new Map<string, RequestHandler>()
  const once = (limit: RateLimit): RequestHandler => {
    const known = made.get(limit.name)
    if (known) return known
    const handler = createRateLimit(limit, deps)
    made.set(limit.name, handler)
    return handler
  }
  return (name) => (RATE_LIMITS[name] ?? []).map(once)
}

function createRateLimit(
  limit: RateLimit,
  { addressOf, isOwner, callerOf, log, counts }: RateLimitDeps,
): RequestHandler {
  const keyOf = (request: Request): string => {
    if (limit.of === 'address') return addressOf(request)
    if (limit.of === 'caller') return callerOf(request) ?? addressOf(request)
    // Neither an address of somebody nor one of any length belongs into a key
    const parts = limit.of === 'account' ? [emailIn(request.body)] : [emailIn(request.body), addressOf(request)]
    return createHash('sha256').update(parts.join(' ')).digest('base64url')
  }
  const refuseCall = (request: Request, response: Response) => {
    log.info({ limit: limit.name }, 'limited')
    response.set('Retry-After', String(secondsLeft(request)))
    sendRefusal(response, 'too-often')
  }
  const spareOwner = async (request: Request, response: Response, next: NextFunction) => {
    try {
      if (await isOwner(emailIn(request.body), addressOf(request))) next()
      else refuseCall(request, response)
    } catch (fault) {
      next(fault)
    }
  }
  const count = rateLimit({
    windowMs: limit.windowMs,
    limit: limit.most,
    keyGenerator: keyOf,
    store: counts.of(limit.name),
    skipSuccessfulRequests: limit.counts !== 'calls',
    requestWasSuccessful: (_request, response) => response.statusCode !== limit.counts,
    passOnStoreError: limit.away === 'open',
    // Headers of what is left would be counted out for every call, and nobody reads them before they are refused
    standardHeaders: false,
    legacyHeaders: false,
    // It looks for express's own idea of the address, which we do not use
    validate: false,
    logger: {
      error: (fault) => log.fault('a limit cannot be counted', fault, { limit: limit.name }, 'warn'),
      warn: (fault) => log.fault('a limit cannot be counted', fault, { limit: limit.name }, 'warn'),
    },
    handler: limit.sparesOwner ? (request, response, next) => void spareOwner(request, response, next) : refuseCall,
  })
  return (request, response, next) => {
    void count(request, response, (fault?: unknown) => {
      if (fault === undefined) return next()
      log.fault('a limit cannot be counted', fault, { limit: limit.name }, 'warn')
      sendRefusal(response, 'unavailable')
    })
  }
}

/** What was counted stands beside the request; express's types know nothing of it. */
function secondsLeft(request: object): number {
  const counted: unknown = Reflect.get(request, 'rateLimit')
  const isCounted = typeof counted === 'object' && counted !== null && 'resetTime' in counted
  const until = isCounted && counted.resetTime instanceof Date ? counted.resetTime.getTime() : Date.now()
  return Math.max(1, Math.ceil((until - Date.now()) / 1000))
}

/** As the endpoint's schema reads it, which it has already done when something is counted. */
function emailIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string') return ''
  return body.email.trim().toLowerCase()
}
