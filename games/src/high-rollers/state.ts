import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { attempt, attemptMoves, bySeat, tableSchema } from '../kit/index.ts'
import { ACTIONS, DICE, roll, TASKS } from './roll.ts'

export const PHASES = ['new', 'ready', 'roll', 'keep', 'aim', 'act', 'verdict', 'score', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

export const state = z.object({
  ...tableSchema(PHASES),
  /** The next roll, sealed: the hash is for all, the seed for nobody until the dice have fallen. */
  sealed: z.nullable(z.object({ seed: z.string(), hash: z.string() })),
  isThrown: z.boolean(),
  faces: z.nullable(z.object({ action: z.enum(ACTIONS), intensity: z.int() })),
  /** Every roll of the game, oldest first. */
  rolls: z.array(roll),
  /** What the player does about the first roll: keep it, or throw one die again. */
  decision: z.nullable(z.enum(['keep', ...DICE])),
  /** What Wild was turned into; otherwise the action die's own word. */
  task: z.nullable(z.enum(TASKS)),
  choices: z.array(playerId),
  target: z.nullable(playerId),
  card: z.nullable(z.object({ id: z.string(), text: z.string() })),
  hasSwapped: z.boolean(),
  attempt: z.nullable(attempt),
  gains: bySeat(z.number()),
  isDouble: z.boolean(),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('roll') }),
  z.object({ type: z.literal('keep') }),
  z.object({ type: z.literal('reroll'), die: z.enum(DICE) }),
  /** What a Wild is to be. */
  z.object({ type: z.literal('wild'), task: z.enum(TASKS) }),
  /** Whom to pass the card to, or to challenge. */
  z.object({ type: z.literal('name'), player: playerId }),
  /** Nope: another card, once. */
  z.object({ type: z.literal('swap') }),
  ...attemptMoves,
])
export type Move = z.infer<typeof move>
