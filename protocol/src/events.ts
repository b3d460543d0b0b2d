import * as z from 'zod/mini'
import { STATUSES } from './entities.ts'
import { code, device, gameId, playerId, playerName, seatToken, sessionId } from './ids.ts'
import type { Refusal } from './refusals.ts'
import { settings, settingsChange, spokenTopics, topic } from './settings.ts'
import { line } from './text.ts'

const SEATS_PER_SOCKET = 8

/** The most characters of a line that a seat offers to the room. */
export const OFFER_MAX = 100

/** The highest heat: how bold cards can get within their level. */
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
// Marked as pure: pages write it and never parse it
export const handshake = /* @__PURE__ */ (() =>
  z.object({
    proto: z.literal(PROTO),
    code,
    seats: z._default(z.array(seatToken).check(z.maxLength(SEATS_PER_SOCKET)), []),
    device: z.optional(device),
    /** This screen shows the table to a room, and doesn't count as a watcher. */
    isTv: z.optional(z.boolean()),
    lane: z.optional(lane),
    v: z.optional(version),
    epoch: z.optional(version),
  }))()
export type Handshake = z.infer<typeof handshake>

/** A lane is one tab of one seat. Its seq grows by one, and at most one of its commands is in flight. */
const envelope = { lane, seq: z.int().check(z.gte(0)), seat: playerId, hostGen: z.optional(z.int()) }
/** Whose command this is, and which one. Read before everything else. */
export const commandHead = z.object(envelope)
const bare = <T extends string>(type: T) => z.object({ ...envelope, type: z.literal(type) })

/** The kinds of cards that people write for tonight; a `starter` is a prompt for the writing interlude. */
export const OFFERS = ['never', 'truth', 'dare', 'starter'] as const
export type OfferKind = (typeof OFFERS)[number]
const offerKind = z.enum(OFFERS)
const offerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))
const offerText = line(OFFER_MAX, {
  required: 'Write something first',
  tooLong: `That has more than ${OFFER_MAX} characters`,
})
/** The id of a beginning: the start of a card for a seat to finish. */
const beginningId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))

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

const knockId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))

const heatLevel = z.int().check(z.gte(1), z.lte(HEAT_MOST))

/** The devices that play the sounds of a room with a TV. Without a TV it's the phones. */
export const SOUND_SOURCES = ['tv', 'phones', 'both'] as const
export type SoundSource = (typeof SOUND_SOURCES)[number]

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
      /** Whether this seat needs more time; missing means no change. */
      needsTime: z.optional(z.boolean()),
    }),
    z.object({ ...envelope, type: z.literal('change-game'), gameId }),
    bare('again'),
    bare('pause'),
    bare('resume'),
    bare('leave'),
    bare('return'),
    /** With `seats`, only the seats: people can still come to watch. */
    z.object({ ...envelope, type: z.literal('lock'), locked: z.boolean(), seats: z.optional(z.boolean()) }),
    /** Takes the room off every TV that was let in. */
    bare('clear-screens'),
    /** From the host: which devices play the room's sound while a TV is there. */
    z.object({ ...envelope, type: z.literal('sound'), from: z.enum(SOUND_SOURCES) }),
    z.object({ ...envelope, type: z.literal('offer'), kind: offerKind, text: offerText }),
    /** Skips the beginning that the lobby shows this seat. */
    z.object({ ...envelope, type: z.literal('skip-beginning'), beginning: beginningId }),
    z.object({ ...envelope, type: z.literal('withdraw'), id: offerId }),
    z.object({ ...envelope, type: z.literal('vote-next'), gameId }),
    /** The host's order to begin this game now, with everyone who is here. */
    z.object({ ...envelope, type: z.literal('play-next'), gameId }),
    /** The game that won the vote doesn't begin automatically. */
    bare('not-yet'),
    /** From the host: when the night ends, in server time; null if nobody knows. */
    z.object({ ...envelope, type: z.literal('until'), at: z.nullable(z.int().check(z.gte(0))) }),
    /** A private wish for a last round, and taking it back. */
    z.object({ ...envelope, type: z.literal('enough'), wanted: z.boolean() }),
    /** An author's answer: whether the podium may quote this line with their name. */
    z.object({ ...envelope, type: z.literal('quote'), line: offerId, isAllowed: z.boolean() }),
    /** A bet, before the first game, on who will win it. */
    z.object({ ...envelope, type: z.literal('first-bet'), playerId }),
    /** The host's dial: how bold the cards are, and whether they stay that way. */
    z.object({ ...envelope, type: z.literal('heat'), level: heatLevel, isHeld: z.boolean() }),
    /** A private wish for milder cards. */
    bare('cooler'),
    /** A member of the room's crew hosts from now on; only before the first game. */
    bare('take-host'),
    /** A member's answer to a knock at the crew's link. */
    z.object({ ...envelope, type: z.literal('nod'), id: knockId, isIn: z.boolean() }),
    bare('end'),
  ]))()
export type Command = z.infer<typeof command>
/** A command without its envelope: what a screen requests and the rules decide. */
export type Intent = Command extends infer C
  ? C extends Command
    ? Omit<C, 'lane' | 'seq' | 'seat' | 'hostGen'>
    : never
  : never

export const REACTIONS = ['laugh', 'fire', 'clap', 'shock', 'love'] as const
export type ReactionKind = (typeof REACTIONS)[number]
export const react = /* @__PURE__ */ (() => z.object({ seat: playerId, kind: z.enum(REACTIONS) }))()
/**
 * A watcher's answer to the balcony's question, for the table with this cue. Each device has one per phase.
 */
export const tap = /* @__PURE__ */ (() =>
  z.object({ cue, value: z.string().check(z.minLength(1), z.maxLength(400)) }))()
export type Tap = z.infer<typeof tap>
export const heartbeat = /* @__PURE__ */ (() => z.object({ v: version, epoch: z.optional(version) }))()

export const playerView = z.object({
  id: playerId,
  name: z.string(),
  /** Acts as host. While the host role is on loan, this is the borrower, not the owner. */
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
  /** A line of theirs that may be shown again. */
  quote: z.optional(z.string()),
})
export type Award = z.infer<typeof award>

/** The fields of every game's table. A game adds its own beside these. */
const tableFields = {
  phase: z.string(),
  /** The state of the table. Moves and skips name it, and one for another state is refused. */
  cue,
  /** When this phase ends, in server time; null if it only waits for players. */
  deadline: z.nullable(z.number()),
  /** When it began, for drawing the clock's ring. */
  since: z.number(),
  /** The soft clock has run out: players who owe nothing may skip. */
  overdue: z.boolean(),
  paused: z.boolean(),
  /** The time of the pause, on the server's clock, and the player who asked for it; missing from servers that predate these fields. */
  pausedAt: z.optional(z.number()),
  pausedBy: z.optional(playerId),
  /** The players who still owe something. */
  waiting: z.array(playerId),
  /** The players who may act but aren't waited for. */
  welcome: z.array(playerId),
  round: z.int(),
  rounds: z.int(),
  turn: z.nullable(playerId),
  /** The players of this game; the others join with the next round. */
  seats: z.array(playerId),
  standings: z.array(standing),
  awards: z.array(award),
}
export const tableFrame = z.looseObject(tableFields)
/** The table as it is sent: the frame, and what the game shows beside it. */
export type TableFrame = z.infer<typeof tableFrame>
const bareFrame = z.object(tableFields)
/** Only the frame. */
export type TableFields = z.infer<typeof bareFrame>

/** The table was closed because the current version can't read it; a simulated player fills the game up. */
export const NOTICES = ['new-rules', 'house-guest'] as const

/** A game of the night as it's remembered, with the names of players who have left since. */
export const nightGame = z.object({
  slug: z.string(),
  places: z.array(z.object({ id: playerId, name: z.string(), score: z.number(), place: z.int() })),
  /** One award each. */
  awards: z.array(z.object({ id: playerId, title: z.string() })),
})
export type NightGame = z.infer<typeof nightGame>

/**
 * The player, or two in a tie, with the most bets on winning the first game, each with their share of the bets, and
 * who was right; missing from servers before it was settled.
 */
export const nightFavorite = z.object({
  people: z.array(z.object({ id: playerId, name: z.string() })),
  bets: z.int(),
  of: z.int(),
  right: z.optional(z.array(z.object({ id: playerId, name: z.string() }))),
})

/** The plan after a game: a vote, then the game that won it, or nothing automatic. */
export const nextUp = z.object({
  /** The games in the vote. */
  games: z.array(gameId),
  /** None of these games would leave time for another one before the night ends. */
  isLast: z.boolean(),
  stage: z.discriminatedUnion('kind', [
    /** Ends once everyone has voted, but not before `from`. */
    z.object({ kind: z.literal('vote'), from: z.number(), endsAt: z.number() }),
    /** Begins automatically then; `tied` lists games with as many votes, among which it won at random. */
    z.object({ kind: z.literal('chosen'), gameId, tied: z.array(gameId), startsAt: z.number() }),
    z.object({ kind: z.literal('rest') }),
  ]),
})
export type NextUp = z.infer<typeof nextUp>

/** With this many people, at the table or watching, the balcony plays along unless the host says otherwise. */
export const BALCONY_FROM = 9
/** Its points for each right answer. */
export const BALCONY_PAY = 100

/** Returns whether the balcony plays along, from the host's choice and the number of people here: no bots, no TVs. */
export function balconyPlays(choice: 'off' | 'guesses' | undefined, people: number): boolean {
  return choice === undefined ? people >= BALCONY_FROM : choice === 'guesses'
}

/** Everyone who watches, together as one player without a seat. */
export const balconyView = z.object({
  score: z.int(),
  /** The number of right answers, and of those that counted. */
  right: z.int(),
  of: z.int(),
  /** Its answer to the question just settled, and the share of its people who did; null if it gave no answer. */
  told: z.nullable(z.object({ said: z.string(), percent: z.int(), isRight: z.boolean() })),
})
export type BalconyView = z.infer<typeof balconyView>

export const sessionView = z.object({
  session: z.object({
    id: sessionId,
    code: z.string(),
    status: z.enum(STATUSES),
    gameId,
    slug: z.string(),
    settings,
    /** Who hosts, and a counter of how often that has changed. */
    hostId: z.nullable(playerId),
    hostGen: z.int(),
    /** The owner of the host role while they are away and someone else hosts. */
    lentBy: z.nullable(playerId),
    /** Locked: nobody can join, and nobody new can watch. */
    locked: z.boolean(),
    /** Nobody can take a seat; missing while anyone can. */
    seatsLocked: z.optional(z.boolean()),
    /** The number of TVs the host let in. */
    screens: z._default(z.int(), 0),
    /** The devices that make sound while a TV is there; missing from servers that predate the setting. */
    sound: z._default(z.enum(SOUND_SOURCES), 'tv'),
    startsAt: z.nullable(z.number()),
    /** The boldness of the cards, and whether the host keeps it. */
    heat: z.object({ level: heatLevel, isHeld: z.boolean() }),
    /** Three games to vote on after this one, and the votes. */
    nextGames: z.array(gameId),
    nextVotes: z.array(z.object({ gameId, votes: z.int() })),
    /** The state of the vote; missing from servers whose votes had no end yet. */
    next: z.optional(z.nullable(nextUp)),
    /** When the host wants the night to end. */
    until: z._default(z.nullable(z.number()), null),
    /** Enough people asked for a last round: the current round is the last. */
    isLastCall: z._default(z.boolean(), false),
    /** The length of a game with the players who are here, if they talk. */
    minutes: z.int(),
    /** The games that were finished tonight, in order. */
    night: z.array(nightGame),
    /** The number of bets on who wins the first game; null while there is no bet. */
    firstBets: z._default(z.nullable(z.int()), null),
    /** The result of the bets, from the first podium on. */
    favorite: z._default(z.nullable(nightFavorite), null),
    /** The line of the night: the most voted among those whose authors allow quoting. */
    bestLine: z.nullable(z.object({ by: playerId, text: z.string() })),
    /** On a podium: the most voted line of this game whose author allows quoting. */
    gameLine: z._default(z.nullable(z.object({ by: playerId, text: z.string() })), null),
    /** Cards that people here wrote, once they were played. */
    signed: z._default(z.array(z.object({ by: playerId, text: z.string(), name: z.optional(z.string()) })), []),
    /** A change to the session that everyone should know about. */
    notice: z.nullable(z.enum(NOTICES)),
    /** The crew whose room this is, or that was made at its podium: `isNew`, anyone seated here can join it. */
    crew: z._default(z.nullable(z.object({ name: z.string(), isNew: z.boolean(), members: z.array(playerId) })), null),
    /** Tonight's cards, packed, while no game is running; browsers keep them for their next evening. */
    seen: z.string(),
  }),
  players: z.array(playerView),
  /** Connections without a seat, TVs included. */
  watchers: z.int(),
  /** The number of TVs among them. */
  tvs: z._default(z.int(), 0),
  table: z.nullable(tableFrame),
  /** Missing unless the watchers play along. */
  balcony: z.optional(balconyView),
})
export type SessionView = z.infer<typeof sessionView>

/** The seat's own secrets, besides its hand. */
const ownSeat = z.object({
  topics: z.array(topic),
  canBeNamed: z.boolean(),
  /** The “never” cards they wrote that nobody has been dealt yet. */
  offers: z.array(z.object({ id: offerId, kind: offerKind, text: z.string() })),
  /** Their other cards that nobody has been dealt yet. */
  cards: z._default(z.array(z.object({ id: offerId, kind: offerKind, text: z.string() })), []),
  /** In the lobby: a card that they may finish. */
  beginning: z._default(z.nullable(z.object({ id: beginningId, kind: offerKind, text: z.string() })), null),
  /** In a crew's room: a member's own cards that were played and that the crew may keep. */
  keepable: z._default(z.array(z.object({ id: offerId, kind: offerKind, text: z.string() })), []),
  /** Their lines that everyone has read tonight and that may come back. Each can be withdrawn. */
  written: z.array(z.object({ id: offerId, text: z.string() })),
  /** On a podium: their line that the room liked best, until they say whether it may be quoted. */
  quote: z._default(z.nullable(z.object({ id: offerId, text: z.string() })), null),
  nextVote: z.nullable(gameId),
  firstBet: z._default(z.nullable(playerId), null),
  /** They have asked for a last round. */
  hasEnough: z._default(z.boolean(), false),
  /** They asked for more time. Missing from a server that doesn't know it. */
  needsTime: z.optional(z.boolean()),
  /** Who waits at the crew's link for this member's answer; nobody else sees them, and no one while a game is on. */
  knocks: z._default(
    z.array(
      z.object({
        id: knockId,
        name: z.string(),
        isMe: z.boolean(),
        /** They use a member's name without claiming to be that member. Missing from a server that doesn't know it. */
        isNamesake: z.optional(z.boolean()),
      }),
    ),
    [],
  ),
})
export type OwnSeat = z.infer<typeof ownSeat>

export const sessionMessage = z.object({
  v: version,
  /** Grows when the store was set back to an older state. Then this message is newer, whatever its version. */
  epoch: z.int().check(z.gte(0)),
  now: z.number(),
  view: sessionView,
  /** For each seat of this socket, what only that seat may see. */
  hands: z.record(playerId, z.unknown()),
  /** For each seat of this socket, what it muted, offered, bet on and voted for. */
  own: z.record(playerId, ownSeat),
  /** Seats of this socket that left and can return. */
  left: z.array(z.object({ id: playerId, name: z.string() })),
})
export type SessionMessage = z.infer<typeof sessionMessage>

/** Adds the shown table's cue to moves and skips. Other commands stay as they are. */
export function aimAt(intent: Intent, view: SessionView | null | undefined): Intent {
  if (intent.type !== 'move' && intent.type !== 'skip') return intent
  return { ...intent, cue: intent.cue ?? view?.table?.cue ?? 0 }
}

export const CLOSINGS = ['ended', 'kicked', 'expired', 'superseded'] as const
export const closed = z.object({ reason: z.enum(CLOSINGS) })
export type Closing = (typeof CLOSINGS)[number]
export const reaction = z.object({ from: playerId, kind: z.enum(REACTIONS) })
export const drain = z.object({ after: z.number() })
/** Sent instead of a version that couldn't be shown. The next view clears it. */
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
  tap: (message: z.input<typeof tap>, answer?: (ack: Ack) => void) => void
  react: (message: z.input<typeof react>, answer?: (ack: Ack) => void) => void
  beat: (message: z.input<typeof heartbeat>, answer: (reply: { v: number; now: number }) => void) => void
}
