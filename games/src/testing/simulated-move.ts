import type { PlayerId } from '@highjinks/protocol'
import { gameBySlug } from '../register.ts'
import type { Session } from '../session/session.ts'

/**
 * For tests and benchmarks: returns what this seat's simulated self would do at the session's table; null if it owes
 * nothing.
 */
export function simulatedMove(
  { table }: Pick<Session, 'table'>,
  seat: PlayerId,
  random: () => number,
): { readonly type: string } | null {
  const move = table && gameBySlug(table.slug)?.simulate(table.state, seat, random)
  return typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string'
    ? { ...move, type: move.type }
    : null
}
