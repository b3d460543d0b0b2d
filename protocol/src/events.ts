import * as z from 'zod/mini'
import { STATUSES } from './entities.ts'
import { code, device, gameId, playerId, playerName, seatToken, sessionId } from './ids.ts'
import type { Refusal } from './refusals.ts'
import { settings, settingsChange, spokenTopics, topic } from './settings.ts'
import { line } from './text.ts'

const SEATS_PER_SOCKET = 8

/** The longest line a seat can offer to the room, and how many can wait. */
const OFFER_MAX = 100

/** The boldest that cards get within their level. */
export const HEAT_MOST = 3

export const HATS = 8

/** Colors and hats to tell people apart; at least as many as there are seats. */
export const LOOK_COLORS = 8

/** The faces to choose from. Players who don't choose keep the features of their seat. */
export const FACES = 9

export const PROTO = 1
export const SOCKET_PATH = '/socket.io'

const lane = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))
const version = z.int().check(z.gte(0))

/** The seats that the connection can prove; none means it watches. */
export const handshake = z.object({
  proto: z.literal(PROTO),
  code,
  seats: z._default(z.array(seatToken).check(z.maxLength(SEATS_PER_SOCKET)), []),
  device: z.optional(device),
  /** It shows the table to a room, and doesn't count as a watcher. */
  isTv: z.optional(z.boolean()),
  lane: z.optional(lane),
  v: z.optional(version),
  epoch: z.optional(version),
})
export type Handshake = z.infer<typeof handshake>

/** A lane is one tab of one seat. Its seq grows by one, and at most one of its commands is in flight. */
const envelope = { lane, seq: z.int().check(z.gte(0)), seat: playerId, hostGen: z.optional(z.int()) }
/** Whose command this is, and which one. Read before everything else. */
export const commandHead = z.object(envelope)
const bare = <T extends string>(type: T) => z.object({ ...envelope, type: z.literal(type) })

/** What a seat can offer between two cards for the room to play with later. */
export const OFFERS = ['never'] as const
export type OfferKind = (typeof OFFERS)[number]
const offerKind = z.enum(OFFERS)
const offerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))
const offerText = line(OFFER_MAX, {
  required: 'Write something first',
  tooLong: `That has more than ${OFFER_MAX} characters`,
})

/**
 * The state of the table that a move was made for: a session's number that never falls. Older clients don't send it and
 * are told to reload.
 */
const cue = z.int().check(z.gte(0))
/** Indexes into the client's colors, hats and faces. Nobody else in the room has the same color or hat. */
const lookOf = {
  color: z.int().check(z.gte(0), z.lt(LOOK_COLORS)),
  hat: z.int().check(z.gte(0), z.lt(HATS)),
  face: z.optional(z.int().check(z.gte(0), z.lt(FACES))),
}
export const look = z.object(lookOf)
export type Look = z.infer<typeof look>

const heatLevel = z.int().check(z.gte(1), z.lte(HEAT_MOST))

// Marked as pure, so that a page, which parses no commands, doesn't include it
export const command = /* @__PURE__ */ (() =>
  z.discriminatedUnion('type', [
    bare('start'),
    z.object({
      ...envelope,
      type: z.literal('move'),
      cue: z.optional(cue),
      move: z.looseObject({ type: z.string().check(z.maxLength(40)) }),
    }),
    z.object({ ...envelope, type: z.literal('skip'), cue: z.optional(cue) }),
    z.object({ ...envelope, type: z.literal('settings'), ...settingsChange.shape }),
    z.object({ ...envelope, type: z.literal('rename'), name: playerName }),
    z.object({ ...envelope, type: z.literal('look'), ...lookOf }),
    z.object({ ...envelope, type: z.literal('kick'), playerId }),
    z.object({ ...envelope, type: z.literal('pass-host'), playerId }),
    bare('add-bot'),
    z.object({ ...envelope, type: z.literal('remove-bot'), playerId }),
    z.object({
      ...envelope,
      type: z.literal('limits'),
      topics: spokenTopics,
      /** Whether a card can name this seat; missing means no change. */
      canBeNamed: z.optional(z.boolean()),
    }),
    z.object({ ...envelope, type: z.literal('change-game'), gameId }),
    bare('again'),
    bare('pause'),
    bare('resume'),
    bare('leave'),
    bare('return'),
    z.object({ ...envelope, type: z.literal('lock'), locked: z.boolean() }),
    /** Takes the room off every TV that was let in. */
    bare('clear-screens'),
    z.object({ ...envelope, type: z.literal('offer'), kind: offerKind, text: offerText }),
    z.object({ ...envelope, type: z.literal('withdraw'), id: offerId }),
    z.object({ ...envelope, type: z.literal('vote-next'), gameId }),
    /** The host's: this game begins now, with everybody who is here. */
    z.object({ ...envelope, type: z.literal('play-next'), gameId }),
    /** The game that won the vote doesn't begin by itself. */
    bare('not-yet'),
    /** The host's: when the night ends, in server time; null: nobody knows. */
    z.object({ ...envelope, type: z.literal('until'), at: z.nullable(z.int().check(z.gte(0))) }),
    /** A private wish for a last round, and taking it back. */
    z.object({ ...envelope, type: z.literal('enough'), wanted: z.boolean() }),
    /** Who talks most tonight: a bet before the first game. */
    z.object({ ...envelope, type: z.literal('first-bet'), playerId }),
    /** The host's dial: how bold the cards are, and whether it stays there. */
    z.object({ ...envelope, type: z.literal('heat'), level: heatLevel, isHeld: z.boolean() }),
    /** A private wish for milder cards. */
    bare('cooler'),
    bare('end'),
  ]))()
export type Command = z.infer<typeof command>
/** A command without its envelope: what a screen asks for, what the rules decide on. */
export type Intent = Command extends infer C
  ? C extends Command
    ? Omit<C, 'lane' | 'seq' | 'seat' | 'hostGen'>
    : never
  : never

export const REACTIONS = ['laugh', 'fire', 'clap', 'shock', 'love'] as const
export type ReactionKind = (typeof REACTIONS)[number]
export const react = z.object({ seat: playerId, kind: z.enum(REACTIONS) })
export const heartbeat = z.object({ v: version, epoch: z.optional(version) })

export const playerView = z.object({
  id: playerId,
  name: z.string(),
  /** Acts as host. While the host role is on loan, this is not its owner. */
  isHost: z.boolean(),
  isBot: z.boolean(),
  online: z.boolean(),
  seatedAt: z.number(),
  look,
  /** In this game. */
  score: z.number(),
  /** In all games this room has finished. */
  tonight: z.number(),
})
export type PlayerView = z.infer<typeof playerView>

export const standing = z.object({ id: playerId, score: z.number(), place: z.int() })
export type Standing = z.infer<typeof standing>
export const award = z.object({
  id: playerId,
  title: z.string(),
  detail: z.string(),
  /** A line of theirs that they let be shown again. */
  quote: z.optional(z.string()),
})
export type Award = z.infer<typeof award>

/** What every game's table shows; the game adds its own fields beside these. */
const tableFields = {
  phase: z.string(),
  /** Which state of the table this is: moves and skips name it, and one for another is refused. */
  cue,
  /** When this phase ends, in server time; null: it waits for people, not for the clock. */
  deadline: z.nullable(z.number()),
  /** When it began, so that a ring can be drawn. */
  since: z.number(),
  /** The soft clock has run out: those who owe nothing may skip. */
  overdue: z.boolean(),
  paused: z.boolean(),
  /** Since when, in server time, and by whom; left out by servers from before this was told. */
  pausedAt: z.optional(z.number()),
  pausedBy: z.optional(playerId),
  /** Who still owes something. */
  waiting: z.array(playerId),
  /** Who may give something, and is not waited for. */
  welcome: z.array(playerId),
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

/** The table was closed because the game that runs now cannot read it; a simulated player fills up what the game needs. */
export const NOTICES = ['new-rules', 'house-guest'] as const

/** A game of the night, as it is remembered: names as they were, for whoever has left since. */
export const nightGame = z.object({
  slug: z.string(),
  places: z.array(z.object({ id: playerId, name: z.string(), score: z.number(), place: z.int() })),
  /** Who was what: one award each. */
  awards: z.array(z.object({ id: playerId, title: z.string() })),
})
export type NightGame = z.infer<typeof nightGame>

/** Whom most people bet on before the first game, or two who tie: each with so many of all bets. */
export const nightFavorite = z.object({
  people: z.array(z.object({ id: playerId, name: z.string() })),
  bets: z.int(),
  of: z.int(),
})

/** What comes after a game: a vote, then the game that won it, or nothing by itself. */
export const nextUp = z.object({
  /** What the vote offers. */
  games: z.array(gameId),
  /** None of them leaves time for another before the night ends. */
  isLast: z.boolean(),
  stage: z.discriminatedUnion('kind', [
    /** Once everybody has voted it ends, but not before `from`. */
    z.object({ kind: z.literal('vote'), from: z.number(), endsAt: z.number() }),
    /** It begins by itself then; `tied` had as many votes as others, and won by lot. */
    z.object({ kind: z.literal('chosen'), gameId, tied: z.array(gameId), startsAt: z.number() }),
    z.object({ kind: z.literal('rest') }),
  ]),
})
export type NextUp = z.infer<typeof nextUp>

export const sessionView = z.object({
  session: z.object({
    id: sessionId,
    code: z.string(),
    status: z.enum(STATUSES),
    gameId,
    slug: z.string(),
    settings,
    /** Who acts as host, and counts how often that has changed. */
    hostId: z.nullable(playerId),
    hostGen: z.int(),
    /** The owner of the host role while they are away and someone else hosts. */
    lentBy: z.nullable(playerId),
    /** Nobody joins, and nobody new watches. */
    locked: z.boolean(),
    /** How many TVs the host let in. */
    screens: z._default(z.int(), 0),
    startsAt: z.nullable(z.number()),
    /** How bold the cards are, and whether the host holds it there. */
    heat: z.object({ level: heatLevel, isHeld: z.boolean() }),
    /** Three games to vote on after this one, and what those who voted want. */
    nextGames: z.array(gameId),
    nextVotes: z.array(z.object({ gameId, votes: z.int() })),
    /** How the vote goes; left out by servers from before it had an end. */
    next: z.optional(z.nullable(nextUp)),
    /** When the host wants the night to end. */
    until: z._default(z.nullable(z.number()), null),
    /** Enough people asked for it: the round that is played is the last. */
    isLastCall: z._default(z.boolean(), false),
    /** How long a game takes with those who are here, among people who talk. */
    minutes: z.int(),
    /** The games that were played to their end tonight, in order. */
    night: z.array(nightGame),
    /** How many have bet on who talks most tonight, never on whom; null where nobody is asked. */
    firstBets: z._default(z.nullable(z.int()), null),
    /** What came of it, from the first podium on. */
    favorite: z._default(z.nullable(nightFavorite), null),
    /** The line of the night: of those that their authors let be quoted, the one that most voted for. */
    bestLine: z.nullable(z.object({ by: playerId, text: z.string() })),
    /** Something that happened to the session and that everybody should be told. */
    notice: z.nullable(z.enum(NOTICES)),
    /** The cards of tonight, packed, once no game is being played; a browser keeps them for its next evening. */
    seen: z.string(),
  }),
  players: z.array(playerView),
  /** Connections without a seat, TVs included. */
  watchers: z.int(),
  /** How many of them are TVs. */
  tvs: z._default(z.int(), 0),
  table: z.nullable(tableFrame),
})
export type SessionView = z.infer<typeof sessionView>

/** What a seat alone knows about itself, besides its hand. */
const ownSeat = z.object({
  topics: z.array(topic),
  canBeNamed: z.boolean(),
  offers: z.array(z.object({ id: offerId, kind: offerKind, text: z.string() })),
  /** Lines of theirs that all have read tonight and that may come back: each can be taken back. */
  written: z.array(z.object({ id: offerId, text: z.string() })),
  nextVote: z.nullable(gameId),
  firstBet: z._default(z.nullable(playerId), null),
  /** They have asked for a last round. */
  hasEnough: z._default(z.boolean(), false),
})
export type OwnSeat = z.infer<typeof ownSeat>

export const sessionMessage = z.object({
  v: version,
  /** Grows when the store was set back to an older state: then this message is newer, whatever its version. */
  epoch: z.int().check(z.gte(0)),
  now: z.number(),
  view: sessionView,
  /** For each seat this socket holds: what only that seat may see. */
  hands: z.record(playerId, z.unknown()),
  /** For each seat this socket holds: what it has muted, offered, bet on and voted for. */
  own: z.record(playerId, ownSeat),
  /** Seats this socket holds that left and may return. */
  left: z.array(z.object({ id: playerId, name: z.string() })),
})
export type SessionMessage = z.infer<typeof sessionMessage>

/** A move or a skip is made for the table that is shown when it is tapped; anything else is as it was. */
export function aimAt(intent: Intent, view: SessionView | null | undefined): Intent {
  if (intent.type !== 'move' && intent.type !== 'skip') return intent
  return { ...intent, cue: intent.cue ?? view?.table?.cue ?? 0 }
}

export const CLOSINGS = ['ended', 'kicked', 'expired', 'superseded'] as const
export const closed = z.object({ reason: z.enum(CLOSINGS) })
export type Closing = (typeof CLOSINGS)[number]
export const reaction = z.object({ from: playerId, kind: z.enum(REACTIONS) })
export const drain = z.object({ after: z.number() })
/** Instead of a version that could not be shown; the next view takes it back. */
export const trouble = z.object({ message: z.string() })
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
  trouble: (message: z.infer<typeof trouble>) => void
}
export interface ClientEvents {
  command: (message: z.input<typeof command>, answer: (ack: Ack) => void) => void
  react: (message: z.input<typeof react>, answer?: (ack: Ack) => void) => void
  beat: (message: z.input<typeof heartbeat>, answer: (reply: { v: number; now: number }) => void) => void
}
