import * as z from 'zod/mini'
import { device } from './endpoints/sessions.ts'
import { STATUSES } from './entities.ts'
import { code, gameId, playerId, playerName, seatToken, sessionId } from './ids.ts'
import { SEATS_PER_SOCKET } from './limits.ts'
import type { Refusal } from './refusals.ts'
import { settings, settingsChange, spokenTopics, topic } from './settings.ts'

export const PROTO = 1
export const SOCKET_PATH = '/socket.io'

const lane = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))
const version = z.int().check(z.gte(0))

/** Who comes: the seats it can prove; none means it watches. */
export const handshake = z.object({
  proto: z.literal(PROTO),
  code,
  seats: z._default(z.array(seatToken).check(z.maxLength(SEATS_PER_SOCKET)), []),
  device: z.optional(device),
  lane: z.optional(lane),
  v: z.optional(version),
})
export type Handshake = z.infer<typeof handshake>

/** A lane is one tab of one seat; its seq grows by one and at most one command of it is under way. */
const envelope = { lane, seq: z.int().check(z.gte(0)), seat: playerId, hostGen: z.optional(z.int()) }
const bare = <T extends string>(type: T) => z.object({ ...envelope, type: z.literal(type) })

export const command = z.discriminatedUnion('type', [
  bare('start'),
  z.object({ ...envelope, type: z.literal('move'), move: z.looseObject({ type: z.string().check(z.maxLength(40)) }) }),
  bare('skip'),
  z.object({ ...envelope, type: z.literal('settings'), ...settingsChange.shape }),
  z.object({ ...envelope, type: z.literal('rename'), name: playerName }),
  z.object({ ...envelope, type: z.literal('kick'), playerId }),
  z.object({ ...envelope, type: z.literal('pass-host'), playerId }),
  bare('add-bot'),
  z.object({ ...envelope, type: z.literal('remove-bot'), playerId }),
  z.object({ ...envelope, type: z.literal('limits'), topics: spokenTopics }),
  z.object({ ...envelope, type: z.literal('change-game'), gameId }),
  bare('again'),
  bare('pause'),
  bare('resume'),
  bare('leave'),
  bare('end'),
])
export type Command = z.infer<typeof command>
export type CommandType = Command['type']
/** A command without its envelope: what a screen asks for, what the rules decide on. */
export type Intent = Command extends infer C
  ? C extends Command
    ? Omit<C, 'lane' | 'seq' | 'seat' | 'hostGen'>
    : never
  : never

export const REACTIONS = ['laugh', 'fire', 'clap', 'shock', 'love'] as const
export type ReactionKind = (typeof REACTIONS)[number]
export const react = z.object({ seat: playerId, kind: z.enum(REACTIONS) })
export const heartbeat = z.object({ v: version })

export const playerView = z.object({
  id: playerId,
  name: z.string(),
  isHost: z.boolean(),
  isBot: z.boolean(),
  online: z.boolean(),
  seatedAt: z.number(),
  score: z.number(),
})
export type PlayerView = z.infer<typeof playerView>

export const standing = z.object({ id: playerId, score: z.number(), place: z.int() })
export type Standing = z.infer<typeof standing>
export const award = z.object({ id: playerId, title: z.string(), detail: z.string() })
export type Award = z.infer<typeof award>

/** What every game's table shows; the game adds its own fields beside these. */
const tableFields = {
  phase: z.string(),
  /** When this phase ends, in server time; null: it waits for people, not for the clock. */
  deadline: z.nullable(z.number()),
  /** When it began, so that a ring can be drawn. */
  since: z.number(),
  /** The soft clock has run out: those who owe nothing may skip. */
  overdue: z.boolean(),
  paused: z.boolean(),
  /** Who still owes something. */
  waiting: z.array(playerId),
  round: z.int(),
  rounds: z.int(),
  turn: z.nullable(playerId),
  /** Who plays this game; the others come in at the next round. */
  seats: z.array(playerId),
  standings: z.array(standing),
  awards: z.array(award),
}
export const tableFrame = z.looseObject(tableFields)
/** The table as it travels: the frame, and whatever the game shows beside it. */
export type TableFrame = z.infer<typeof tableFrame>
const bareFrame = z.object(tableFields)
/** The frame alone. */
export type TableFields = z.infer<typeof bareFrame>

export const sessionView = z.object({
  session: z.object({
    id: sessionId,
    code: z.string(),
    status: z.enum(STATUSES),
    gameId,
    slug: z.string(),
    settings,
    hostId: z.nullable(playerId),
    hostGen: z.int(),
    startsAt: z.nullable(z.number()),
  }),
  players: z.array(playerView),
  watchers: z.int(),
  table: z.nullable(tableFrame),
})
export type SessionView = z.infer<typeof sessionView>

export const sessionMessage = z.object({
  v: version,
  now: z.number(),
  view: sessionView,
  /** For each seat this socket holds: what only that seat may see. */
  hands: z.record(playerId, z.unknown()),
  /** For each seat this socket holds: the topics it muted. */
  limits: z.record(playerId, z.array(topic)),
})
export type SessionMessage = z.infer<typeof sessionMessage>

export const CLOSINGS = ['ended', 'kicked', 'expired', 'superseded'] as const
export const closed = z.object({ reason: z.enum(CLOSINGS) })
export type Closing = (typeof CLOSINGS)[number]
export const reaction = z.object({ from: playerId, kind: z.enum(REACTIONS) })
export const drain = z.object({ after: z.number() })
export const refusedHandshake = z.object({ code: z.string(), message: z.string() })

export type Ack =
  | { readonly ok: true; readonly v: number }
  | { readonly ok: false; readonly code: Refusal; readonly message: string; readonly retryable?: true }
export const ack = z.union([
  z.object({ ok: z.literal(true), v: version }),
  z.object({ ok: z.literal(false), code: z.string(), message: z.string(), retryable: z.optional(z.boolean()) }),
])

export interface ServerEvents {
  session: (message: SessionMessage) => void
  closed: (message: z.infer<typeof closed>) => void
  pulse: (message: z.infer<typeof reaction>) => void
  drain: (message: z.infer<typeof drain>) => void
}
export interface ClientEvents {
  command: (message: z.input<typeof command>, answer: (ack: Ack) => void) => void
  react: (message: z.input<typeof react>, answer?: (ack: Ack) => void) => void
  beat: (message: z.input<typeof heartbeat>, answer: (reply: { v: number; now: number }) => void) => void
}
