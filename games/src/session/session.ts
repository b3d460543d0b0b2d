import {
  gameId,
  intensity,
  keptSettings,
  look,
  NOTICES,
  nextUp,
  nightFavorite,
  nightGame,
  OFFERS,
  playerId,
  type Refusal,
  type Settings,
  type SettingsChange,
  SOUND_SOURCES,
  STATUSES,
  sessionId,
  spokenTopics,
  topic,
} from '@highjinks/protocol'
import * as z from 'zod/mini'
import { type Context, FAMILIES, type Seat } from '../kit/index.ts'
import { writtenLine } from '../kit/written-line.ts'

const seat = z.object({
  id: playerId,
  name: z.string(),
  isBot: z.boolean(),
  /** SHA-256 of the seat's token, which is stored nowhere. Null for simulated players. */
  tokenHash: z.nullable(z.string()),
  device: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  /** A hash of the address it was taken from, until someone has connected to it. */
  from: z._default(z.nullable(z.string()), null),
  seatedAt: z.number(),
  online: z.boolean(),
  /** Since when nobody is connected to this seat; null while someone is. */
  awaySince: z.nullable(z.number()),
  /** Since when someone is; null while nobody is. */
  onlineSince: z.nullable(z.number()),
  /** Someone has connected to this seat at least once. */
  wasClaimed: z.boolean(),
  /**
   * Doesn't count and doesn't play, because its player left, or nobody ever connected. It waits in case they return.
   */
  hasLeft: z.boolean(),
  /** A color and a hat that no other seated player has. */
  look,
  muted: spokenTopics,
  /** Whether a card can name this seat. */
  canBeNamed: z.boolean(),
  /** Points in all games this session has finished. */
  tonight: z.number(),
  nextVote: z.nullable(gameId),
  /** Who they are in the room's crew; null: a guest. */
  member: z._default(z.nullable(z.string()), null),
  /** Their bet on who wins the first game, until it begins. */
  firstBet: z._default(z.nullable(playerId), null),
  /** They want the current game to end. */
  hasEnough: z._default(z.boolean(), false),
  /** They asked for more time. */
  needsTime: z._default(z.boolean(), false),
  /** Ids of the beginnings that it has finished or skipped tonight. */
  asked: z._default(z.array(z.string()), []),
})
export type SessionSeat = z.infer<typeof seat>

/** A card that a seat wrote for tonight. */
const offer = z.object({
  id: z.string(),
  by: playerId,
  kind: z.enum(OFFERS),
  text: z.string(),
  /** The room's when it was written, or its beginning's where that is bolder: what friends may write depends on it. */
  level: z._default(intensity, 'Mild'),
  /** From the beginning it goes on from. */
  family: z._default(z.enum(FAMILIES), 'confessions'),
  topics: z._default(z.array(topic), []),
  /** It was played, so all screens may show its author. */
  isSigned: z._default(z.boolean(), false),
  /** Its author has given it to the room's crew. */
  isKept: z._default(z.boolean(), false),
})
export type SessionOffer = z.infer<typeof offer>

/** A card's text, and the rest that a deal needs. */
export const cardText = z.pick(offer, { kind: true, text: true, level: true, family: true, topics: true })
export type CardText = z.infer<typeof cardText>

/** A card that the room's crew keeps. `by` is the member who wrote it, and `name` their name. */
export const crewCard = z.extend(offer, { by: z.string(), name: z.string() })
export type CrewCard = z.infer<typeof crewCard>

/** The crew that a room belongs to, and who is at its door tonight. */
const crew = z.object({
  id: z.string(),
  name: z.string(),
  /** Made at this room's podium: anyone seated here can join it. */
  isNew: z.boolean(),
  knocks: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      mark: z.string(),
      member: z.nullable(z.string()),
      isIn: z.boolean(),
      /** Whether they have a member's name and don't say that it's them. */
      isNamesake: z.optional(z.boolean()),
      /** Whether the member whose place they take nodded on the old phone. */
      isOwnNod: z.optional(z.boolean()),
    }),
  ),
  /** Marks of the phones that got a "not now". */
  turnedAway: z.array(z.string()),
})

/** An answer of the balcony this turn. Nobody sees it before its outcome is out. */
const balconyAnswer = z.object({
  /** The question it answers. */
  key: z.string(),
  /** The game, round and turn of the question. */
  turn: z.string(),
  about: z.string(),
  value: z.string(),
  /** Null if the value is a player's ID. */
  said: z.nullable(z.string()),
  percent: z.int(),
  /** The values there were to choose from. */
  among: z.array(z.string()),
  isOut: z.boolean(),
})

/** Everyone who watches, together as one player. Numbers only: nothing says who tapped. */
const balcony = z.object({
  right: z.int(),
  of: z.int(),
  answers: z.array(balconyAnswer),
  /** The last answer that came out, at this cue. */
  told: z.nullable(
    z.object({
      cue: z.int(),
      value: z.string(),
      said: z.nullable(z.string()),
      percent: z.int(),
      isRight: z.boolean(),
    }),
  ),
})
export type BalconyState = z.infer<typeof balcony>

/** A whole live session: the one document that every change is a pure function of. */
export const session = z.object({
  schema: z.literal(2),
  id: sessionId,
  code: z.string(),
  createdAt: z.number(),
  /** Raised by the store after it was set back to an older state: screens follow it, whatever the version. */
  epoch: z.int(),
  status: z.enum(STATUSES),
  gameId,
  slug: z.string(),
  settings: keptSettings,
  /** The current host. */
  hostId: z.nullable(playerId),
  hostGen: z.int(),
  /** The owner of the host role while they are away and someone else hosts. */
  lentBy: z.nullable(playerId),
  /** The hash of the secret that makes the creator of an unhosted session its host; null once used or void. */
  hostClaim: z.nullable(z.string()),
  /** Created for its link, before anyone hosted. */
  shared: z._default(z.boolean(), false),
  /** Only bots play, for viewers: nobody joins, and its clocks run without people. */
  isShow: z._default(z.boolean(), false),
  /** Nobody can join, and nobody new can watch. */
  locked: z.boolean(),
  /** Nobody takes a seat, and anyone can watch. */
  seatsLocked: z._default(z.boolean(), false),
  seats: z.array(seat),
  removed: z.object({
    seats: z.array(playerId),
    tokens: z.array(z.string()),
    devices: z.array(z.string()),
    users: z.array(z.string()),
    members: z._default(z.array(z.string()), []),
  }),
  /** The devices of TVs that a host let in, even through a lock. */
  screens: z._default(z.array(z.string()), []),
  /** The devices that make sound while a TV is there. */
  sound: z._default(z.enum(SOUND_SOURCES), 'tv'),
  /** Connections without a seat, TVs included. */
  watchers: z.int(),
  tvs: z._default(z.int(), 0),
  /** Plays along in this game; null if it doesn't. */
  balcony: z._default(z.nullable(balcony), null),
  startsAt: z.nullable(z.number()),
  /**
   * The running or finished game. Only the game of `slug` reads `state`, and its `used` is empty here. `rules` is the
   * version that played it last.
   */
  table: z.nullable(z.object({ slug: z.string(), rules: z._default(z.int(), 1), state: z.unknown() })),
  /** The state of the table that the next move must be made for; never falls. */
  cue: z.int(),
  /** The number of games this session has begun. */
  games: z.int(),
  /** The IDs of cards this session has seen, oldest first. Stored once here, and lent to the table when it deals. */
  used: z.array(z.string()),
  /** Cards that the creator had seen before, oldest first; set and written once. */
  seenBefore: z._default(z.array(z.string()), []),
  /** The boldness of the cards, and how many games were finished when it last rose. Two wishes for milder ones lower it. */
  heat: z.object({
    level: z.int(),
    isHeld: z.boolean(),
    cooler: z.array(playerId),
    finished: z._default(z.int(), 0),
  }),
  /** Nevers that people here wrote. */
  offers: z.array(offer),
  /** Their cards of the other kinds, which the version before does not know. */
  cards: z._default(z.array(offer), []),
  /** The crew's cards for tonight. */
  crewCards: z._default(z.array(crewCard), []),
  /** The games that were finished tonight, in order. */
  night: z._default(z.array(nightGame), []),
  /** The plan after the game that just ended; null while one is played or gathered for. */
  next: z._default(z.nullable(nextUp), null),
  /** When the host wants the night to end. */
  until: z._default(z.nullable(z.number()), null),
  /** A third of the table has had enough, so the current round is the last. */
  isLastCall: z._default(z.boolean(), false),
  /** Points from tonight's games on one phone, by names that no seat has taken yet. */
  carried: z._default(z.array(z.object({ name: z.string(), score: z.number() })), []),
  /** Each bet on the winner of the first game, from its start to its end. */
  firstBets: z._default(z.array(z.object({ by: playerId, on: playerId })), []),
  /** The player, or two in a tie, with the most of them; names as they were. */
  favorite: z._default(z.nullable(nightFavorite), null),
  /** Lines that players wrote tonight for everyone, oldest first. Stored here, and lent to the table. */
  written: z._default(z.array(writtenLine), []),
  /** The crew whose link opened it, or that was made here; null: it has none. */
  crew: z._default(z.nullable(crew), null),
  /** A change to the session that everyone should know about, until the next game. */
  notice: z.nullable(z.enum(NOTICES)),
  pausedAt: z.nullable(z.number()),
  /** Who paused last; only meaningful during a pause. */
  pausedBy: z._default(z.nullable(playerId), null),
  /** Since when no person is connected, so that every clock stands still. Null while someone is. */
  asleepSince: z.nullable(z.number()),
  /** When the simulated players act next. */
  botsAt: z.nullable(z.number()),
  ended: z.nullable(z.enum(['ended', 'expired'])),
})
export type Session = z.infer<typeof session>

/** The input of a transition besides the session. */
export interface ChangeContext {
  readonly now: number
  readonly random: () => number
  /** The IDs of cards not to deal; by default none. */
  readonly aside?: ReadonlySet<string>
  /** Hears about parts left out because they throw; without it, they throw. */
  readonly onFault?: (words: string, fault: unknown, about: object) => void
}
const NONE: ReadonlySet<string> = new Set()

/** Returns the seats that haven't left, as a game sees them. */
function gameSeats(session: Session): readonly Seat[] {
  return session.seats
    .filter((one) => !one.hasLeft)
    .map(({ id, name, online, isBot, muted, canBeNamed }) => ({
      id,
      name,
      online: online || isBot,
      isBot,
      muted: session.settings.noCannabis && !muted.includes('cannabis') ? [...muted, 'cannabis'] : muted,
      canBeNamed,
    }))
}

export function gameContext(session: Session, context: ChangeContext, by: Context['by']): Context {
  return {
    by,
    now: context.now,
    random: context.random,
    seats: gameSeats(session),
    settings: session.settings,
    heat: session.heat.level,
    host: session.hostId,
    offers: [...ownCards(session).map((one) => ({ ...one, isKept: false })), ...crewOffers(session)],
    aside: context.aside ?? NONE,
    isLastCall: session.isLastCall,
    needsTime: session.seats.some((seat) => seat.needsTime && !seat.hasLeft && seat.online),
  }
}

/** All that people here wrote as cards, oldest first within a list. */
export function ownCards({ offers, cards }: Session): readonly SessionOffer[] {
  return cards.length === 0 ? offers : [...offers, ...cards]
}

/** The crew's cards with their author's seat, if they have one here. */
export function crewOffers({ crewCards, seats }: Session): readonly CrewCard[] {
  const seatOf = (member: string) => seats.find((one) => one.member === member)?.id ?? member
  return crewCards.map((one) => ({ ...one, by: seatOf(one.by), isKept: true }))
}

export function whyEnded(session: Session): Refusal | null {
  return session.ended
}

export function findSeat(session: Session, id: string): SessionSeat | undefined {
  return session.seats.find((one) => one.id === id)
}

export function patchSeat(session: Session, id: string, patch: Partial<SessionSeat>): Session {
  return { ...session, seats: session.seats.map((one) => (one.id === id ? { ...one, ...patch } : one)) }
}

/** Returns how many seats count against the maximum: everyone who hasn't left. */
export function seatsTaken(session: Session): readonly SessionSeat[] {
  return session.seats.filter((one) => !one.hasLeft)
}

export function mergeSettings(current: Settings, change: SettingsChange): Settings {
  return {
    // A newer version may have settings that this one lacks
    ...current,
    intensity: change.intensity ?? current.intensity,
    duration: change.duration ?? current.duration,
    numPlayers: change.numPlayers ?? current.numPlayers,
    pace: change.pace ?? current.pace,
    clock: change.clock ?? current.clock,
    reveal: change.reveal ?? current.reveal,
    distance: change.distance === undefined ? current.distance : change.distance,
    votes: change.votes ?? current.votes,
    ...(change.balcony && { balcony: change.balcony }),
    ...(change.noCannabis !== undefined && { noCannabis: change.noCannabis }),
    ...(change.hidesCode !== undefined && { hidesCode: change.hidesCode }),
  }
}
