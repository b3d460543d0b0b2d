import type { View } from '@highjinks/games/never-have-i-ever'
import type { PlayerId } from '@highjinks/protocol'

/** What came of it for this seat: whether it knew the room, or whose line it was. */
export function ownWords(
  { reveal, asked, author }: Pick<View, 'reveal' | 'asked' | 'author'>,
  me: PlayerId,
): string | null {
  if (!reveal || !asked.includes(me)) return null
  const isPaid = (reveal.gains[me] ?? 0) > 0
  if (reveal.mode === 'incognito') return isPaid ? 'You read the room!' : 'No points this time.'
  const [least, most] = reveal.guesses[me] ?? [Number.POSITIVE_INFINITY, 0]
  if (least <= reveal.count && reveal.count <= most) return 'You read the room!'
  if (author === me && reveal.isUnknown) return 'Hardly anybody knew it was you!'
  if (author !== null && reveal.suspects[me] === author) return 'You knew whose it was!'
  if (isPaid) return 'So close, it pays!'
  return reveal.guesses[me] ? 'They surprised you.' : 'No guess, no shame.'
}
