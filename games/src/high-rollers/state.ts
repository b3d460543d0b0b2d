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
  favoriteMove,
  INTERLUDE_PHASES,
  interludeMoves,
  interludeSchema,
  tableSchema,
} from '../kit/index.ts'
import { call, faces, roll, TASKS } from './roll.ts'

export const PHASES = [
  'new',
  'finale',
  'ready',
  'keep',
  'roll',
  'wild',
  'name',
  'pick',
  'act',
  'verdict',
  'score',
  ...BEST_PHASES,
  ...INTERLUDE_PHASES,
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

/** The possible decisions about the current roll. */
export const DECISIONS = ['keep', 'push'] as const
export type Decision = (typeof DECISIONS)[number]

const card = z.object({
  id: z.string(),
  text: z.string(),
  /** The task, if the group picks between two different ones; null means what the die says. */
  task: z._default(z.nullable(z.enum(TASKS)), null),
})
export type DealtCard = z.infer<typeof card>

export const state = z.object({
  ...tableSchema(PHASES),
  ...interludeSchema,
  ...applauseSchema,
  ...bestSchema,
  ...deedsSchema,
  /** The next roll, sealed: everyone sees the hash, and nobody the seed until the dice have fallen. */
  sealed: z.nullable(z.object({ seed: z.string(), hash: z.string() })),
  isThrown: z.boolean(),
  /** The current action, and the first throw's intensity. */
  faces: z.nullable(faces),
  /** Every roll of the game, oldest first. */
  rolls: z.array(roll),
  /** The decision about the current roll; null if the clock decided, which keeps it. */
  decision: z.nullable(z.enum(DECISIONS)),
  /** The number of successful pushes, and whether one has failed. */
  pushes: z._default(z.int(), 0),
  isBust: z._default(z.boolean(), false),
  /** The points that busts have left until the best of a round gets them; and the best player's share. */
  jar: z._default(z.int(), 0),
  poured: z._default(bySeat(z.number()), {}),
  /** The others' calls about the end. */
  endings: z._default(bySeat(call), {}),
  /** The others' shouts at a player who may push again. They don't count. */
  shouts: z._default(bySeat(z.enum(DECISIONS)), {}),
  /** The action die's task, or the group's choice for a Wild. */
  task: z.nullable(z.enum(TASKS)),
  /** The players who vote on a Wild, or on the card. */
  electors: z._default(z.array(playerId), []),
  wishes: bySeat(z.enum(TASKS)),
  /** The players the roller may name now, and how often each has been named. */
  choices: z.array(playerId),
  namings: bySeat(z.int()),
  target: z.nullable(playerId),
  /** After a bust: the two cards the group picks from, and the votes by ID. */
  pair: z.array(card),
  picks: bySeat(z.string()),
  card: z.nullable(card),
  /** Cards that were open in this turn and that a push avoided, the latest last. */
  fled: z._default(z.array(card), []),
  hasSwapped: z.boolean(),
  attempt: z.nullable(attempt),
  /** Who predicted which name, and what that paid. */
  foreseen: bySeat(z.string()),
  foresight: bySeat(z.number()),
  /** The card's pay, the calls' pay, and the last payment. */
  taskGains: bySeat(z.number()),
  callGains: bySeat(z.number()),
  gains: bySeat(z.number()),
  isDouble: z.boolean(),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('roll') }),
  /** Made for a number of pushes, so that a late tap pushes nothing more. */
  z.object({ type: z.literal('decide'), decision: z.enum(DECISIONS) }),
  /** Another player's call about the end. */
  z.object({ type: z.literal('call'), ending: call }),
  /** A shout: what the roller should do. */
  z.object({ type: z.literal('shout'), decision: z.enum(DECISIONS) }),
  /** A prediction of the name. */
  z.object({ type: z.literal('foresee'), what: z.string().check(z.maxLength(60)) }),
  /** A vote for what the Wild becomes. */
  z.object({ type: z.literal('wild'), task: z.enum(TASKS) }),
  /** The player who gets the card or the challenge. */
  z.object({ type: z.literal('name'), player: playerId }),
  /** One of the two cards. */
  z.object({ type: z.literal('pick'), card: z.string().check(z.maxLength(60)) }),
  /** Nope: another card, once. */
  z.object({ type: z.literal('swap') }),
  applaudMove,
  favoriteMove,
  ...attemptMoves,
  ...interludeMoves,
])
export type Move = z.infer<typeof move>
