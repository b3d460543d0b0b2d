import type { View } from '@highjinks/games/roll-and-react'
import type { PlayerId } from '@highjinks/protocol'

/** What came of a run for this seat: how much was seen of its acting, or how much it saw. */
export function ownWords(
  { gallery, turn, audience }: Pick<View, 'gallery' | 'turn' | 'audience'>,
  me: PlayerId,
): string | null {
  const all = gallery?.length ?? 0
  if (!gallery || all === 0 || (me !== turn && !audience.includes(me))) return null
  const isActor = me === turn
  const seen = gallery.filter(({ scene, guesses }) =>
    guesses.some((guess) => guess.scene === scene && (isActor || guess.by === me)),
  ).length
  if (seen === 0) return isActor ? 'Nobody saw a thing.' : 'You saw none of it.'
  const count = seen < all ? `${seen} of ${all}` : all === 1 ? 'it' : `all ${all}`
  if (!isActor) return `You saw ${count}!`
  // Somebody saw it; others may have misread it.
  return `${all === 1 ? 'It' : count.replace('all', 'All')} got through!`
}
