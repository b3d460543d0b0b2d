import { BEST_PAY } from '@highjinks/games/best-pay'
import type { PlayerId } from '@highjinks/protocol'

/** Returns the prizes of a round's best. */
export function prizesOf(best: readonly PlayerId[]): Readonly<Record<PlayerId, number>> {
  return Object.fromEntries(best.map((id) => [id, BEST_PAY]))
}
