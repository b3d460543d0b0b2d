import { BEST_PAY } from '@highjinks/games/best-pay'
import type { PlayerId } from '@highjinks/protocol'

/** What the end of a lap pays its best. */
export function prizesOf(best: readonly PlayerId[]): Readonly<Record<PlayerId, number>> {
  return Object.fromEntries(best.map((id) => [id, BEST_PAY]))
}
