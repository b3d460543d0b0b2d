import { gameId, keptSettings, playerId, type Settings, STATUSES, sessionId, spokenTopics } from '@highjinks/protocol'
import * as z from 'zod/mini'
import type { Context, Seat } from '../kit/index.ts'

const seat = z.object({
  id: playerId,
  name: z.string(),
  isBot: z.boolean(),
  /** SHA-256 of the seat's token; the token itself is nowhere. Null for simulated players. */
  tokenHash: z.nullable(z.string()),
  device: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  seatedAt: z.number(),
  online: z.boolean(),
  /** Since when nobody is connected for this seat; null while somebody is. */
  awaySince: z.nullable(z.number()),
  /** Went by their own wish; the seat waits in case they return. */
  hasLeft: z.boolean(),
  muted: spokenTopics,
})
export type SessionSeat = z.infer<typeof seat>

/** A live session, whole: the one document that every change is a pure function of. */
export const session = z.object({
  schema: z.literal(1),
  id: sessionId,
  code: z.string(),
  createdAt: z.number(),
  status: z.enum(STATUSES),
  gameId,
  slug: z.string(),
  settings: keptSettings,
  hostId: z.nullable(playerId),
  hostGen: z.int(),
  /** Hash of the word that lets the maker of an unhosted session take its chair; null once used or void. */
  hostClaim: z.nullable(z.string()),
  seats: z.array(seat),
  removed: z.object({
    seats: z.array(playerId),
    tokens: z.array(z.string()),
    devices: z.array(z.string()),
    users: z.array(z.string()),
  }),
  watchers: z.int(),
  startsAt: z.nullable(z.number()),
  /** The running or finished game; `state` is read by the game of `slug` alone. */
  table: z.nullable(z.object({ slug: z.string(), state: z.unknown() })),
  /** How many games this session has begun. */
  games: z.int(),
  /** Cards this session has seen, by id. */
  used: z.array(z.string()),
  pausedAt: z.nullable(z.number()),
  /** Since when no person is connected; every clock stands still. Null while somebody is. */
  asleepSince: z.nullable(z.number()),
  /** When the simulated players act next. */
  botsAt: z.nullable(z.number()),
  ended: z.nullable(z.enum(['ended', 'expired'])),
})
export type Session = z.infer<typeof session>

/** What a transition may know besides the session. */
export interface ChangeContext {
  readonly now: number
  readonly random: () => number
}

/** Those who have not left, as a game sees them. */
function gameSeats(session: Session): readonly Seat[] {
  return session.seats
    .filter((one) => !one.hasLeft)
    .map(({ id, online, isBot, muted }) => ({ id, online: online || isBot, isBot, muted }))
}

export function gameContext(session: Session, context: ChangeContext, by: Context['by']): Context {
  return { by, now: context.now, random: context.random, seats: gameSeats(session), settings: session.settings }
}

export function findSeat(session: Session, id: string): SessionSeat | undefined {
  return session.seats.find((one) => one.id === id)
}

export function patchSeat(session: Session, id: string, patch: Partial<SessionSeat>): Session {
  return { ...session, seats: session.seats.map((one) => (one.id === id ? { ...one, ...patch } : one)) }
}

/** Seats that count against the cap: everybody who has not left. */
export function seatsTaken(session: Session): readonly SessionSeat[] {
  return session.seats.filter((one) => !one.hasLeft)
}

export function mergeSettings(current: Settings, change: Partial<Settings>): Settings {
  return {
    intensity: change.intensity ?? current.intensity,
    duration: change.duration ?? current.duration,
    numPlayers: change.numPlayers ?? current.numPlayers,
    pace: change.pace ?? current.pace,
    clock: change.clock ?? current.clock,
    reveal: change.reveal ?? current.reveal,
    distance: change.distance ?? current.distance,
  }
}
