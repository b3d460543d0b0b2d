import type { View } from '@highjinks/games/spin-the-stash'
import { points, signed } from '../../ui/party/points.ts'

/** In the last of several laps everything counts double. */
export function times({ isDouble }: View, plain: number): number {
  return isDouble ? 2 * plain : plain
}

export function prizeOf(table: View): string {
  return `${signed(times(table, 50))} if right`
}

/** Of a sum that is doubled its part before, as the score will say it. */
export function prizeForWhy({ isDouble }: View): string {
  return `+150 for saying why${isDouble ? ', counted double' : ''}`
}

/** What a right bet brings: right ones share what all have bet, and nobody gets more than three of them. */
export function betPrizeOf(table: View): string {
  const most = Math.min(3, table.bettors.length)
  return `${signed(times(table, 100))}${most > 1 ? ` to ${points(times(table, 100 * most))}` : ''}`
}
