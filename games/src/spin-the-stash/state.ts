import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import {
  applaudMove,
  applauseSchema,
  attempt,
  attemptMoves,
  BEST_PHASES,
  bestSchema,
  bySeat,
  deedsSchema,
  explainSchema,
  favoriteMove,
  INTERLUDE_PHASES,
  interludeMoves,
  interludeSchema,
  tableSchema,
} from '../kit/index.ts'
import { SEGMENTS } from './wheel.ts'

export const PHASES = [
  'new',
  'finale',
  'spin',
  'turning',
  'bet',
  'pick',
  'resolve',
  'verdict',
  'score',
  'explain',
  ...BEST_PHASES,
  ...INTERLUDE_PHASES,
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

/** The bets when one player is judged; in a Duel, bets are on a player. */
export const BETS = ['half', 'did-it', 'legend'] as const

/** A player, a card or a bet, by its ID. */
const choice = z.string().check(z.maxLength(120))

/** The wheel's final position, known before it turns, so that every screen stops at the same angle. */
const wheel = z.object({
  /** The number of this spin in the game. */
  spin: z.int(),
  segment: z.enum(SEGMENTS),
  /** The angle at which it rested before. */
  fromAngle: z.number(),
  /** The wheel's final angle, clockwise in degrees from 0 to 360. */
  restAngle: z.number(),
  startAt: z.number(),
  duration: z.number(),
})

const card = z.object({ id: z.string(), text: z.string() })

/** A House Rule in force. */
const houseRule = z.object({
  id: z.string(),
  text: z.string(),
  by: playerId,
  /** The last turn in which it applies. */
  lastRound: z.int(),
  /** The players who called “Caught!” on it. */
  catchers: z.array(playerId),
})
export type HouseRule = z.infer<typeof houseRule>

const ANSWERS = ['admitted', 'denied'] as const
const FINDINGS = ['guilty', 'innocent', 'dropped'] as const

/** A claim that a player broke a House Rule. */
const charge = z.object({
  id: z.string(),
  rule: z.object({ id: z.string(), text: z.string() }),
  by: playerId,
  culprit: playerId,
  answer: z.nullable(z.enum(ANSWERS)),
  /** Nobody until it's on trial. */
  jury: z.array(playerId),
  votes: bySeat(z.boolean()),
  finding: z.nullable(z.enum(FINDINGS)),
})
export type Charge = z.infer<typeof charge>

/** The sources of a turn's points, before they were paid. */
const sources = z.object({
  task: bySeat(z.number()),
  bets: bySeat(z.number()),
  calls: bySeat(z.number()),
  court: bySeat(z.number()),
})
export type Sources = z.infer<typeof sources>

export const state = z.object({
  ...tableSchema(PHASES, { loudest: 'curtain' }),
  ...applauseSchema,
  ...interludeSchema,
  ...bestSchema,
  ...deedsSchema,
  ...explainSchema,
  isPulled: z.boolean(),
  wheel: z.nullable(wheel),
  /** The segments in this game, the latest last. */
  spun: z._default(z.array(z.enum(SEGMENTS)), []),
  jackpot: z.int(),
  houseRules: z.array(houseRule),
  charges: z.array(charge),
  card: z.nullable(card),
  hasSwapped: z.boolean(),
  /** The other half of a Swap. */
  partner: z.nullable(playerId),
  /** The players who declined this turn. */
  declined: z.array(playerId),
  /** The number of Duels for which each was drawn. */
  dueled: bySeat(z.int()),
  /** The House Rules to choose from. */
  offered: z.array(card),
  /** The possible receivers of a gift. */
  receivers: z.array(playerId),
  /** The rule or player chosen by the player on turn. */
  picked: z.nullable(z.string()),
  calls: bySeat(z.string()),
  /** The players who may bet this turn. */
  bettors: z.array(playerId),
  bets: bySeat(z.string()),
  attempt: z.nullable(attempt),
  sources,
  /** All together, as paid. */
  gains: bySeat(z.number()),
  /** The players whose bets nobody could decide. */
  returned: z.array(playerId),
  isDouble: z.boolean(),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pull') }),
  /** On Half, Did it or Legend; in a Duel on a player. */
  z.object({ type: z.literal('bet'), on: choice }),
  /** Nope: another card, once. */
  z.object({ type: z.literal('swap') }),
  /** Which rule, or who gets the gift. */
  z.object({ type: z.literal('pick'), what: choice }),
  /** A call about someone else's pick. */
  z.object({ type: z.literal('call'), what: choice }),
  /** Caught! */
  z.object({ type: z.literal('catch'), rule: choice, culprit: playerId }),
  z.object({ type: z.literal('admit'), charge: choice }),
  z.object({ type: z.literal('deny'), charge: choice }),
  z.object({ type: z.literal('find'), charge: choice, isGuilty: z.boolean() }),
  applaudMove,
  favoriteMove,
  ...attemptMoves,
  ...interludeMoves,
])
export type Move = z.infer<typeof move>
