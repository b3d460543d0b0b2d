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

/** What a bet may be on where one player is judged; in a Duel it is on a player. */
export const BETS = ['half', 'did-it', 'legend'] as const

/** A player, a card or a bet, by its id. */
const choice = z.string().check(z.maxLength(120))

/** Where the wheel rests, or comes to rest: said before it turns, so that every screen stops at the same angle. */
const wheel = z.object({
  /** Which spin of the game this is. */
  spin: z.int(),
  segment: z.enum(SEGMENTS),
  /** Where it rested before. */
  fromAngle: z.number(),
  /** How far the wheel is turned when it rests, clockwise in degrees, from 0 to 360. */
  restAngle: z.number(),
  startAt: z.number(),
  duration: z.number(),
})

const card = z.object({ id: z.string(), text: z.string() })

/** A House Rule that holds. */
const houseRule = z.object({
  id: z.string(),
  text: z.string(),
  by: playerId,
  /** The last turn in which it holds. */
  lastRound: z.int(),
  /** Those who have called “Caught!” on it. */
  catchers: z.array(playerId),
})
export type HouseRule = z.infer<typeof houseRule>

const ANSWERS = ['admitted', 'denied'] as const
const FINDINGS = ['guilty', 'innocent', 'dropped'] as const

/** Somebody was caught breaking a House Rule, or so somebody says. */
const charge = z.object({
  id: z.string(),
  rule: z.object({ id: z.string(), text: z.string() }),
  by: playerId,
  culprit: playerId,
  answer: z.nullable(z.enum(ANSWERS)),
  /** Nobody until it is on trial. */
  jury: z.array(playerId),
  votes: bySeat(z.boolean()),
  finding: z.nullable(z.enum(FINDINGS)),
})
export type Charge = z.infer<typeof charge>

/** Where the points of a turn came from, before they were paid. */
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
  /** Where it stopped in this game, the last one last. */
  spun: z._default(z.array(z.enum(SEGMENTS)), []),
  jackpot: z.int(),
  houseRules: z.array(houseRule),
  charges: z.array(charge),
  card: z.nullable(card),
  hasSwapped: z.boolean(),
  /** The other half of a Swap. */
  partner: z.nullable(playerId),
  /** Those who would rather not be it this turn. */
  declined: z.array(playerId),
  /** How often each was drawn for a Duel. */
  dueled: bySeat(z.int()),
  /** House Rules to choose from. */
  offered: z.array(card),
  /** Whom a gift may be for. */
  receivers: z.array(playerId),
  /** The rule, or the player, that whose turn it is has chosen. */
  picked: z.nullable(z.string()),
  calls: bySeat(z.string()),
  /** Those who may bet this turn. */
  bettors: z.array(playerId),
  bets: bySeat(z.string()),
  attempt: z.nullable(attempt),
  sources,
  /** All together, as paid. */
  gains: bySeat(z.number()),
  /** Those whose bets nobody could decide. */
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
  /** Which rule, or whom to give to. */
  z.object({ type: z.literal('pick'), what: choice }),
  /** What somebody else will pick. */
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
