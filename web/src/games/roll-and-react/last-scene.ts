import type { View } from '@highjinks/games/roll-and-react'

/** How the scene before went, to all: null before the second. */
export function lastScene({ before, audience }: View): string | null {
  if (!before) return null
  if (before.right === 0) return 'Nobody saw that one. On to the next!'
  return before.right === audience.length && before.right > 1
    ? 'Everybody saw that one!'
    : `${before.right} of ${audience.length} saw that one.`
}
