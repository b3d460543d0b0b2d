import { playerId } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { plan } from './length.ts'
import { writtenLine } from './written-line.ts'

/**
 * The schema of the kit's part of a state; a game adds its own fields. `former` maps phases of earlier rules to the
 * ones in which a stored table continues.
 */
export function tableSchema<const Phases extends readonly [string, ...string[]]>(
  phases: Phases,
  former: Readonly<Record<string, Phases[number]>> = {},
) {
  return {
    stage: z.object({
      phase: z.pipe(
        z.pipe(
          z.string(),
          z.transform((name) => former[name] ?? name),
        ),
        z.enum(phases),
      ),
      since: z.number(),
      deadline: z.nullable(z.number()),
      overdue: z.boolean(),
    }),
    order: z.array(playerId),
    house: z._default(z.array(playerId), []),
    turns: bySeat(z.number()),
    turn: z.nullable(playerId),
    round: z.int(),
    rounds: z.int(),
    lapsOver: z.int(),
    scores: bySeat(z.number()),
    moments: z.record(z.string(), bySeat(z.number())),
    used: z.array(z.string()),
    named: z.array(playerId),
    plan,
    written: z.array(writtenLine),
    signed: z._default(z.array(z.string()), []),
  }
}

export function bySeat<Value extends z.ZodMiniType>(value: Value) {
  return z.record(playerId, value)
}

const newTable = z.object(tableSchema(['new']))
/** The kit's part before the first phase; a game's `setup` adds its own fields. */
export type NewTable = z.infer<typeof newTable>
