import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import {
  applaudMove,
  applauseSchema,
  attempt,
  attemptMoves,
  bySeat,
  INTERLUDE_PHASES,
  interludeMoves,
  interludeSchema,
  tableSchema,
} from '../kit/index.ts'
import { faces, LUCK, roll, TASKS } from './roll.ts'

export const PHASES = [
  'new',
  'ready',
  'keep',
  'roll',
  'wild',
  'name',
  'pick',
  'act',
  'verdict',
  'score',
  ...INTERLUDE_PHASES,
  'over',
] as const
export type PhaseName = (typeof PHASES)[number]

/** What one does about a first roll. */
export const DECISIONS = ['keep', 'push'] as const
export type Decision = (typeof DECISIONS)[number]

const card = z.object({ id: z.string(), text: z.string() })
export type DealtCard = z.infer<typeof card>

export const state = z.object({
  ...tableSchema(PHASES),
  ...interludeSchema,
  ...applauseSchema,
  /** The next roll, sealed: the hash is for all, the seed for nobody until the dice have fallen. */
  sealed: z.nullable(z.object({ seed: z.string(), hash: z.string() })),
  isThrown: z.boolean(),
  faces: z.nullable(faces),
  /** Every roll of the game, oldest first. */
  rolls: z.array(roll),
  /** Null when the clock decided: it keeps. */
  decision: z.nullable(z.enum(DECISIONS)),
  /** What the others say the roller will do. */
  calls: bySeat(z.enum(DECISIONS)),
  /** Of a second throw; null when the first was kept. */
  luck: z.nullable(z.enum(LUCK)),
  /** What the action die says, or what the room made of a Wild. */
  task: z.nullable(z.enum(TASKS)),
  /** Those who vote on what a Wild is, or on which card it will be. */
  voters: z.array(playerId),
  wishes: bySeat(z.enum(TASKS)),
  /** Whom the roller may name now, and how often each has been named. */
  choices: z.array(playerId),
  namings: bySeat(z.int()),
  target: z.nullable(playerId),
  /** After a burn: the two the room picks from, and by whom which, by its id. */
  pair: z.array(card),
  picks: bySeat(z.string()),
  card: z.nullable(card),
  /** The card that a push ran away from, and the one of the two that the room did not pick. */
  shunned: z.nullable(card),
  spare: z.nullable(card),
  hasSwapped: z.boolean(),
  attempt: z.nullable(attempt),
  /** Who would be named, and what the table would make of it, as those said who waited; and what the last of it has paid. */
  foreseen: bySeat(z.string()),
  foresight: bySeat(z.number()),
  /** What the card brought, what the calls had, and what was paid last. */
  taskGains: bySeat(z.number()),
  callGains: bySeat(z.number()),
  gains: bySeat(z.number()),
  /** The loudest of the lap that has just ended. */
  loudest: z.array(playerId),
  isDouble: z.boolean(),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('roll') }),
  z.object({ type: z.literal('decide'), decision: z.enum(DECISIONS) }),
  /** What the roller will do, as somebody else sees it. */
  z.object({ type: z.literal('call'), decision: z.enum(DECISIONS) }),
  /** Whom the roller will name, or what the table will make of what one did: a verdict, or who wins. */
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
  ...attemptMoves,
  ...interludeMoves,
])
export type Move = z.infer<typeof move>
