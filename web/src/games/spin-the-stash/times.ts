import type { View } from '@highjinks/games/spin-the-stash'

/** In the last of several laps everything counts double. */
export function times({ isDouble }: View, points: number): number {
  return isDouble ? 2 * points : points
}

export function prizeOf(table: View): string {
  return `+${times(table, 50)} if right`
}
