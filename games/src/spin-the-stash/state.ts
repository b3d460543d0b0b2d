import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { attempt, attemptMoves, bySeat, tableSchema } from '../kit/index.ts'
import { SEGMENTS } from './wheel.ts'

export const PHASES = ['new', 'stake', 'spin', 'turning', 'everyone', 'resolve', 'verdict', 'score', 'over'] as const
export type PhaseName = (typeof PHASES)[number]

const segment = z.enum(SEGMENTS)

/** Where the wheel rests, or comes to rest: said before it turns, so that every screen stops at the same angle. */
const wheel = z.object({
  /** Which spin of the game this is. */
  spin: z.int(),
  segment,
  /** Where it rested before. */
  fromAngle: z.number(),
  /** How far the wheel is turned when it rests, clockwise in degrees, from 0 to 360. */
  restAngle: z.number(),
  startAt: z.number(),
  duration: z.number(),
})

export const state = z.object({
  ...tableSchema(PHASES),
  /** Two tokens each, secret until the wheel is pulled. */
  tokens: bySeat(z.array(segment)),
  isPulled: z.boolean(),
  wheel: z.nullable(wheel),
  jackpot: z.number(),
  houseRules: z.array(z.object({ text: z.string(), by: playerId, lastRound: z.int() })),
  card: z.nullable(z.object({ id: z.string(), text: z.string() })),
  hasSwapped: z.boolean(),
  /** Whom a swap or a gift may be for. */
  choices: z.array(playerId),
  target: z.nullable(playerId),
  attempt: z.nullable(attempt),
  tokenGains: bySeat(z.number()),
  taskGains: bySeat(z.number()),
  /** Both together, as paid. */
  gains: bySeat(z.number()),
  isDouble: z.boolean(),
})
export type State = z.infer<typeof state>

export const move = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stake'), on: z.tuple([segment, segment]) }),
  z.object({ type: z.literal('pull') }),
  /** Nope: another card, once. */
  z.object({ type: z.literal('swap') }),
  /** Whom to swap with, or to give to. */
  z.object({ type: z.literal('name'), player: playerId }),
  ...attemptMoves,
])
export type Move = z.infer<typeof move>
