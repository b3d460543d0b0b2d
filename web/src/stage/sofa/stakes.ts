import { type PlayerId, playerId, type TableFrame } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { isSkipped } from '../skipped.ts'

const bySeat = <Value extends z.ZodMiniType>(value: Value) => z.record(playerId, value)

/** What a table says when it pays, whichever game it is: the points, and who had staked something on it. */
const paid = z.object({ gains: bySeat(z.number()) })
const staked = z.object({
  votes: z.optional(z.nullable(bySeat(z.unknown()))),
  bets: z.optional(z.nullable(bySeat(z.unknown()))),
  guesses: z.optional(z.nullable(bySeat(z.unknown()))),
  fooled: z.optional(z.array(playerId)),
})

export interface Stakes {
  readonly won: ReadonlySet<PlayerId>
  /** Had something at stake, and got nothing; nobody where it was everybody. */
  readonly lost: ReadonlySet<PlayerId>
}

/**
 * Null while nothing is being paid, and where a card was skipped: a side bet is nothing to cheer at then. Once somebody
 * is waited for again, what was paid is old news.
 */
export function stakesOf(table: TableFrame): Stakes | null {
  if (table.waiting.length > 0 || isSkipped(table)) return null
  const parts = [table, ...Object.values(table)]
  const gains = parts.map((part) => paid.safeParse(part)).find((one) => one.success)?.data?.gains
  if (!gains) return null
  const won = new Set(Object.keys(gains).filter((id) => (gains[id] ?? 0) > 0))
  const stakedParts = parts.flatMap((part) => staked.safeParse(part).data ?? [])
  const tried = stakedParts.flatMap(({ votes, bets, guesses, fooled = [] }) => [
    ...[votes, bets, guesses].flatMap((seats) => Object.keys(seats ?? {})),
    ...fooled,
  ])
  const lost = new Set(tried.filter((id) => !won.has(id)))
  return { won, lost: table.seats.every((id) => lost.has(id)) ? new Set() : lost }
}

const applauded = z.object({ applause: z.object({ clapping: z.array(playerId) }) })

/** Who claps at this moment, in whichever game. */
export function applauseOf(table: TableFrame): readonly PlayerId[] {
  return applauded.safeParse(table).data?.applause.clapping ?? []
}
