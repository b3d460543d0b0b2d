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
  const guesses = gallery.flatMap(({ scene, guesses: all }) => all.map((guess) => guess.scene === scene))
  const right = guesses.filter(Boolean).length
  // What one of them saw and another did not is no scene that got through.
  if (isActor && right > 0 && right < guesses.length) return `${right} of ${guesses.length} guesses right!`
  const seen = gallery.filter(({ scene, guesses }) =>
    guesses.some((guess) => guess.scene === scene && (isActor || guess.by === me)),
  ).length
  if (seen === 0) return isActor ? 'Nobody saw a thing.' : 'You didn’t get any.'
  const count = seen < all ? `${seen} of ${all}` : all === 1 ? 'it' : `all ${all}`
  if (!isActor) return `You saw ${count}!`
  return `${all === 1 ? 'It' : count.replace('all', 'All')} got through!`
}
