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

/** What one does about what lies on the table. */
export const DECISIONS = ['keep', 'push'] as const
export type Decision = (typeof DECISIONS)[number]

const card = z.object({
  id: z.string(),
  text: z.string(),
  /** What it is, where the room picks between two that are not the same; null: what the die says. */
  task: z._default(z.nullable(z.enum(TASKS)), null),
})
export type DealtCard = z.infer<typeof card>

export const state = z.object({
  ...tableSchema(PHASES),
  ...interludeSchema,
  ...applauseSchema,
  ...bestSchema,
  ...deedsSchema,
  /** The next roll, sealed: the hash is for all, the seed for nobody until the dice have fallen. */
  sealed: z.nullable(z.object({ seed: z.string(), hash: z.string() })),
  isThrown: z.boolean(),
  /** The action that stands, and the first throw's intensity. */
  faces: z.nullable(faces),
  /** Every roll of the game, oldest first. */
  rolls: z.array(roll),
  /** About what lies on the table; null when the clock decided: it keeps. */
  decision: z.nullable(z.enum(DECISIONS)),
  /** How many pushes have held, and whether one has not. */
  pushes: z._default(z.int(), 0),
  isBust: z._default(z.boolean(), false),
  /** What busts have left, until the best of a lap have it; and what they had of it. */
  jar: z._default(z.int(), 0),
  poured: z._default(bySeat(z.number()), {}),
  /** Where it ends, as the others say. */
  endings: z._default(bySeat(call), {}),
  /** What the others shout at whoever thinks about another push: it counts for nothing. */
  shouts: z._default(bySeat(z.enum(DECISIONS)), {}),
  /** What the action die says, or what the room made of a Wild. */
  task: z.nullable(z.enum(TASKS)),
  /** Those who vote on what a Wild is, or on which card it will be. */
  electors: z._default(z.array(playerId), []),
  wishes: bySeat(z.enum(TASKS)),
  /** Whom the roller may name now, and how often each has been named. */
  choices: z.array(playerId),
  namings: bySeat(z.int()),
  target: z.nullable(playerId),
  /** After a bust: the two the room picks from, and by whom which, by its id. */
  pair: z.array(card),
  picks: bySeat(z.string()),
  card: z.nullable(card),
  /** Cards that lay open in this turn and that a push has run from, the last one last. */
  fled: z._default(z.array(card), []),
  hasSwapped: z.boolean(),
  attempt: z.nullable(attempt),
  /** Who would be named, as those said who waited; and what it has paid. */
  foreseen: bySeat(z.string()),
  foresight: bySeat(z.number()),
  /** What the card brought, what the calls had, and what was paid last. */
  taskGains: bySeat(z.number()),
  callGains: bySeat(z.number()),
  gains: bySeat(z.number()),
  isDouble: z.boolean(),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('roll') }),
  /** Made for so many pushes: a tap that comes late pushes nothing more. */
  z.object({ type: z.literal('decide'), decision: z.enum(DECISIONS) }),
  /** Where it ends, as somebody else sees it. */
  z.object({ type: z.literal('call'), ending: call }),
  /** What the roller should do, at the top of one's voice. */
  z.object({ type: z.literal('shout'), decision: z.enum(DECISIONS) }),
  /** Whom the roller will name. */
  z.object({ type: z.literal('foresee'), what: z.string().check(z.maxLength(60)) }),
  /** What a Wild is to be. */
  z.object({ type: z.literal('wild'), task: z.enum(TASKS) }),
  /** Whom to pass the card to, or to challenge. */
  z.object({ type: z.literal('name'), player: playerId }),
  /** Which of the two it will be. */
  z.object({ type: z.literal('pick'), card: z.string().check(z.maxLength(60)) }),
  /** Nope: another card, once. */
  z.object({ type: z.literal('swap') }),
  applaudMove,
  favoriteMove,
  ...attemptMoves,
  ...interludeMoves,
])
export type Move = z.infer<typeof move>
