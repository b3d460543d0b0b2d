import type { PlayerId } from '@highjinks/protocol'
import { crownedLines } from './crowned-lines.ts'
import type { PointView, WritingView } from './interlude-props.ts'

/** Returns whether this seat pointed where the room did. Null if it didn't point, or there are no points. */
export function ownFinger(
  { fingers, gains, most, worth }: Pick<PointView, 'fingers' | 'gains' | 'most'> & { readonly worth: number },
  me: PlayerId,
): string | null {
  const at = fingers?.[me]
  if (at === undefined || worth === 0) return null
  if (gains[me]) return 'You pointed with the room!'
  if (most.length === 0) return 'Every finger for itself.'
  const isAlone = Object.values(fingers ?? {}).filter((other) => other === at).length === 1
  return isAlone ? 'You pointed all alone.' : 'You got outpointed.'
}

/** Returns how this seat's line did; null if it wrote none. */
export function ownLine({ lines }: Pick<WritingView, 'lines'>, me: PlayerId): string | null {
  const own = lines.find(({ by }) => by === me)
  if (!own) return null
  if (own.votes === 0) return 'Ahead of your time.'
  const crowned = crownedLines(lines)
  if (crowned.includes(own)) return crowned.length === 1 ? 'You take the crown!' : 'You share the crown!'
  if (crowned.length === 0) return 'A dead heat!'
  return own.votes === 1 ? 'One vote for your line!' : `${own.votes} votes for your line!`
}
