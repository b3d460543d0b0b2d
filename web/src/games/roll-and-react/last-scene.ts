import type { View } from '@highjinks/games/roll-and-react'

/** How the scene before went, to all; of the rehearsal, that it counted for nothing. Null before anything is to be told. */
export function lastScene({ before, audience, isRehearsal, draw }: View): string | null {
  if (isRehearsal) return 'A rehearsal: this one doesn’t count.'
  if (draw === 1 && before) return 'That was the rehearsal. Now it counts!'
  if (!before) return null
  if (before.right === 0) return 'Nobody saw that one. On to the next!'
  return before.right === audience.length && before.right > 1
    ? 'Everyone saw that one!'
    : `${before.right} of ${audience.length} saw that one.`
}
