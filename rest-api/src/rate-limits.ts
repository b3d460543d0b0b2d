import { createHash } from 'node:crypto'
import { createLines, type Guesses, type Log, type RateLimitStores } from '@highjinks/platform'
import type { EndpointName } from '@highjinks/protocol'
import type { OPERATOR_ENDPOINTS } from '@highjinks/protocol/operator'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { rateLimit } from 'express-rate-limit'
import { placeOfDevice } from './auth/known-addresses.ts'
import { sendRefusal } from './error-responses.ts'
import { mailboxOf } from './mail/email-counts.ts'
import type { AddressOf } from './route.ts'

/** A limit in a time window. A whole party shares one address, so only failures count where possible. */
interface RateLimit {
  readonly name: string
  /**
   * The key to count by. `caller`: signed-in accounts, and `seat`: players at the table they name; the rest by address.
   * A seat is free, so it doesn't count for calls that create seats. `room`: the caller's room. `device`: the device
   * that is named, at its address.
   */
  readonly of: 'address' | 'device' | 'caller' | 'seat' | 'room' | 'account' | 'account at place' | 'letter box'
  /** The one answer that reveals a guess. At a table, a taken name or a full room isn't an attack. */
  readonly counts: 'calls' | 401 | 403 | 409
  readonly most: number
  readonly windowMs: number
  /** While the counting store is down, `open` lets calls through and `closed` refuses them with 503. */
  readonly away: 'open' | 'closed'
  /** Exempts addresses and devices that have signed in to the account before, so that nobody can lock its owner out. */
  readonly sparesOwner?: true
}

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE

const SESSIONS: RateLimit = {
  name: 'sessions',
  of: 'caller',
  counts: 'calls',
  most: 60,
  windowMs: 10 * MINUTE,
  away: 'open',
}
const CREW_EDITS: RateLimit = {
  name: 'crew edits',
  of: 'caller',
  counts: 'calls',
  most: 120,
  windowMs: 10 * MINUTE,
  away: 'open',
}
/** For sign-ins, the address is counted first: once it waits, it creates no more keys for accounts. */
const SIGN_IN = { windowMs: QUARTER, away: 'closed' } as const

const REGISTER: RateLimit = {
  name: 'register',
  of: 'address',
  counts: 'calls',
  most: 60,
  windowMs: HOUR,
  away: 'closed',
}
/** A stolen token must not allow guessing the password. */
const PASSWORDS: RateLimit = {
  name: 'passwords',
  of: 'caller',
  counts: 'calls',
  most: 10,
  windowMs: HOUR,
  away: 'closed',
}

/** The same for operators, without counting right passwords, because operators have work to do. */
const OPERATORS_PASSWORDS: RateLimit = { ...PASSWORDS, name: 'operators passwords', counts: 403 }

export type LimitedName = EndpointName | keyof typeof OPERATOR_ENDPOINTS

export const RATE_LIMITS: Partial<Record<LimitedName, readonly RateLimit[]>> = {
  login: [
    { ...SIGN_IN, name: 'login', of: 'address', counts: 401, most: 100, sparesOwner: true },
    // Right passwords cost as much as wrong ones
    { ...SIGN_IN, name: 'logins', of: 'address', counts: 'calls', most: 300, sparesOwner: true },
    { ...SIGN_IN, name: 'pair', of: 'account at place', counts: 401, most: 10 },
    { ...SIGN_IN, name: 'pairs', of: 'account at place', counts: 'calls', most: 60 },
    { name: 'account', of: 'account', counts: 401, most: 100, windowMs: HOUR, away: 'closed', sparesOwner: true },
  ],
  register: [REGISTER],
  editMe: [
    { name: 'edits', of: 'caller', counts: 'calls', most: 30, windowMs: HOUR, away: 'closed' },
    // Creating accounts to ask on reveals no more than creating them does
    { name: 'taken', of: 'address', counts: 409, most: 60, windowMs: HOUR, away: 'closed' },
  ],
  deleteMe: [{ name: 'deletions', of: 'caller', counts: 'calls', most: 10, windowMs: HOUR, away: 'closed' }],
  changePassword: [PASSWORDS],
  forgot: [
    { name: 'forgot', of: 'address', counts: 'calls', most: 20, windowMs: HOUR, away: 'closed', sparesOwner: true },
    // Per mailbox and not per caller, so that nobody can flood it
    { name: 'letters', of: 'letter box', counts: 'calls', most: 5, windowMs: HOUR, away: 'closed' },
    {
      name: 'forgot today',
      of: 'address',
      counts: 'calls',
      most: 60,
      windowMs: 24 * HOUR,
      away: 'closed',
      sparesOwner: true,
    },
    // An hour's links work until the next hour, but a day's don't, so others' requests can't lock the owner out
    {
      name: 'letters today',
      of: 'letter box',
      counts: 'calls',
      most: 20,
      windowMs: 24 * HOUR,
      away: 'closed',
      sparesOwner: true,
    },
  ],
  startProvider: [{ name: 'visits', of: 'address', counts: 'calls', most: 120, windowMs: QUARTER, away: 'closed' }],
  finishProvider: [{ name: 'arrivals', of: 'address', counts: 'calls', most: 120, windowMs: QUARTER, away: 'closed' }],
  registerByProvider: [REGISTER],
  takeOver: [{ name: 'takeovers', of: 'address', counts: 'calls', most: 60, windowMs: HOUR, away: 'closed' }],
  linkProvider: [PASSWORDS],
  unlinkProvider: [PASSWORDS],
  sendVerification: [{ name: 'verification', of: 'caller', counts: 'calls', most: 5, windowMs: HOUR, away: 'closed' }],
  exportMe: [{ name: 'exports', of: 'caller', counts: 'calls', most: 10, windowMs: HOUR, away: 'open' }],
  operatorLink: [OPERATORS_PASSWORDS],
  removeOperator: [OPERATORS_PASSWORDS],
  exportAccount: [OPERATORS_PASSWORDS],
  deleteAccount: [OPERATORS_PASSWORDS],
  resetLink: [OPERATORS_PASSWORDS],
  simpleSession: [SESSIONS],
  share: [SESSIONS],
  openCrewRoom: [SESSIONS],
  makeCrew: [{ name: 'crews', of: 'caller', counts: 'calls', most: 30, windowMs: 10 * MINUTE, away: 'open' }],
  knock: [{ name: 'knocks', of: 'address', counts: 'calls', most: 60, windowMs: 10 * MINUTE, away: 'open' }],
  editCrew: [CREW_EDITS],
  removeMember: [CREW_EDITS],
  writeCrewCards: [CREW_EDITS],
  takeBackCrewCard: [CREW_EDITS],
  keepCard: [CREW_EDITS],
  // A waiting TV asks for a new code every ten minutes
  openTv: [
    { name: 'tvs', of: 'address', counts: 'calls', most: 1200, windowMs: 10 * MINUTE, away: 'open' },
    { name: 'tv devices', of: 'device', counts: 'calls', most: 60, windowMs: 10 * MINUTE, away: 'open' },
  ],
  contact: [{ name: 'contact', of: 'caller', counts: 'calls', most: 10, windowMs: HOUR, away: 'open' }],
  crash: [{ name: 'crashes', of: 'address', counts: 'calls', most: 10, windowMs: HOUR, away: 'open' }],
  // Seats and rooms are free, so the address is counted first. No operator has to read more than this about one room
  report: [
    { name: 'reports', of: 'address', counts: 'calls', most: 120, windowMs: HOUR, away: 'open' },
    { name: 'report', of: 'seat', counts: 'calls', most: 30, windowMs: HOUR, away: 'open' },
    { name: 'room reports', of: 'room', counts: 'calls', most: 90, windowMs: HOUR, away: 'open' },
  ],
}

/**
 * Calls with a 256-bit secret, which nobody guesses: an address with many waits its turn, so that a right secret isn't
 * refused because of what neighbors send.
 */
const TAKES_LINKS: ReadonlySet<LimitedName> = new Set(['reset', 'verify', 'becomeOperator'])
const LINKS = { everyMs: 50, waiting: 200 } as const

/** Calls that could be used to try codes. An ID is long enough to prove that someone shared it. */
const TAKES_CODES: ReadonlySet<LimitedName> = new Set([
  'byCode',
  'join',
  'claimTv',
  'crew',
  'editCrew',
  'openCrewRoom',
  'knock',
  'removeMember',
  'crewCards',
  'writeCrewCards',
  'takeBackCrewCard',
])

export interface RateLimitDeps {
  readonly addressOf: AddressOf
  /** Returns whether this email's owner has signed in from this address, or with this device, before. */
  readonly isOwner: (email: string, place: string) => Promise<boolean>
  /** Returns the ID of the signed-in account. */
  readonly callerOf: (request: Request) => string | null
  /** Returns the seat that a token proves in a session. */
  readonly seatOf: (sessionId: string, token: string) => Promise<string | null>
  readonly guesses: Guesses
  readonly log: Log
  readonly rateLimitStores: Pick<RateLimitStores, 'of'>
}

/** Creates the handlers that run before each endpoint. Endpoints that share a limit share its count. */
export function createRateLimits(deps: RateLimitDeps): (name: LimitedName) => readonly RequestHandler[] {
  const made = new Map<string, RequestHandler>()
  const queue = queueGuesses(deps)
  const linkQueue = queueLinks(deps)
  const once = (limit: RateLimit): RequestHandler => {
    const known = made.get(limit.name)
    if (known) return known
    const handler = createRateLimit(limit, deps)
    made.set(limit.name, handler)
    return handler
  }
  return (name) => [
    ...(TAKES_CODES.has(name) ? [queue] : []),
    ...(TAKES_LINKS.has(name) ? [linkQueue] : []),
    ...(RATE_LIMITS[name] ?? []).map(once),
  ]
}

function queueLinks({ addressOf, log }: RateLimitDeps): RequestHandler {
  const waitInLine = createLines(LINKS)
  return async (request, response, next) => {
    if (await waitInLine(addressOf(request))) return next()
    log.refusal('limited', { limit: 'links' })
    response.set('Retry-After', '10')
    sendRefusal(response, 'too-often')
  }
}

/** Delays a lookup until its address's turn. Wrong codes count. */
function queueGuesses({ guesses, addressOf, log }: RateLimitDeps): RequestHandler {
  const faulty = (fault: unknown) => log.fault('guesses cannot be counted', fault, {}, 'warn')
  return async (request, response, next) => {
    try {
      const end = await guesses.begin(addressOf(request))
      if (end === null) {
        log.refusal('limited', { limit: 'codes' })
        response.set('Retry-After', '20')
        return sendRefusal(response, 'too-often')
      }
      response.once('close', () => void end(response.statusCode === 404).catch(faulty))
    } catch (fault) {
      faulty(fault)
    }
    next()
  }
}

function createRateLimit(limit: RateLimit, deps: RateLimitDeps): RequestHandler {
  const { addressOf, isOwner, callerOf, log, rateLimitStores } = deps
  const keyOf = async (request: Request): Promise<string> => {
    switch (limit.of) {
      case 'address':
        return addressOf(request)
      case 'device': {
        const device = textIn(request.body, 'device')
        return device === '' ? addressOf(request) : digest(['device', addressOf(request), device])
      }
      case 'caller':
        return accountOf(request) ?? addressOf(request)
      case 'seat':
        return (await seatOf(request)) ?? accountOf(request) ?? addressOf(request)
      case 'room':
        return digest(['room', textIn(request.body, 'sessionId')])
      // A key must not contain a person's email, or a text of any length
      case 'account':
        return digest([emailIn(request.body)])
      case 'letter box':
        return digest([mailboxOf(emailIn(request.body))])
      case 'account at place':
        return digest([emailIn(request.body), (await ownDeviceOf(request)) ?? addressOf(request)])
    }
  }
  /** Returns the named device if its owner has signed in to this account with it before. */
  const ownDeviceOf = async ({ body }: Request): Promise<string | null> => {
    const device = textIn(body, 'device')
    if (device === '') return null
    return (await isOwner(emailIn(body), placeOfDevice(device))) ? placeOfDevice(device) : null
  }
  const accountOf = (request: Request): string | null => {
    const account = callerOf(request)
    return account === null ? null : digest(['account', account])
  }
  const seatOf = async ({ body }: Request): Promise<string | null> => {
    const token = textIn(body, 'seatToken')
    const seat = token === '' ? null : await deps.seatOf(textIn(body, 'sessionId'), token)
    return seat === null ? null : digest(['seat', seat])
  }
  const refuseCall = (request: Request, response: Response) => {
    log.refusal('limited', { limit: limit.name })
    response.set('Retry-After', String(secondsLeft(request)))
    sendRefusal(response, 'too-often')
  }
  const spareOwner = async (request: Request, response: Response, next: NextFunction) => {
    try {
      const isKnown = (await ownDeviceOf(request)) !== null
      if (isKnown || (await isOwner(emailIn(request.body), addressOf(request)))) next()
      else refuseCall(request, response)
    } catch (fault) {
      next(fault)
    }
  }
  const count = rateLimit({
    windowMs: limit.windowMs,
    limit: limit.most,
    keyGenerator: keyOf,
    store: rateLimitStores.of(limit.name),
    skipSuccessfulRequests: limit.counts !== 'calls',
    requestWasSuccessful: (_request, response) => response.statusCode !== limit.counts,
    passOnStoreError: limit.away === 'open',
    // The remaining-calls headers would be computed for every call, and nobody reads them before a refusal
    standardHeaders: false,
    legacyHeaders: false,
    // It checks express's idea of the address, which we don't use
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

/** The counts are stored on the request; express's types don't know them. */
function secondsLeft(request: object): number {
  const counted: unknown = Reflect.get(request, 'rateLimit')
  const isCounted = typeof counted === 'object' && counted !== null && 'resetTime' in counted
  const until = isCounted && counted.resetTime instanceof Date ? counted.resetTime.getTime() : Date.now()
  return Math.max(1, Math.ceil((until - Date.now()) / 1000))
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join(' ')).digest('base64url')
}

/** Reads the email as the endpoint's schema does, which has already run when something is counted. */
function emailIn(body: unknown): string {
  return textIn(body, 'email').trim().toLowerCase()
}

function textIn(body: unknown, field: string): string {
  const text: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return typeof text === 'string' ? text : ''
}
