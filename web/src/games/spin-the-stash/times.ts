import type { View } from '@highjinks/games/spin-the-stash'

/** In the last of several laps everything counts double. */
export function times({ isDouble }: View, points: number): number {
  return isDouble ? 2 * points : points
}

export function prizeOf(table: View): string {
  return `+${times(table, 50)} if right`
}

/** Of a sum that is doubled its part before, as the score will say it. */
export function prizeForWhy({ isDouble }: View): string {
  return `+150 for saying why${isDouble ? ', counted double' : ''}`
}

/** What a right bet brings: right ones share what all have bet, and nobody gets more than three of them. */
export function betPrizeOf(table: View): string {
  const most = Math.min(3, table.bettors.length)
  return `+${times(table, 100)}${most > 1 ? ` to ${times(table, 100 * most)}` : ''}`
}
