import type { View } from '@highjinks/games/never-have-i-ever'
import type { Beat } from '../../show/timeline/beats.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { guessGroups, type Open, oddOneOf, walkersOf } from './reveal-timeline.ts'

/** How far an open reveal has been told, on whichever screen; once it is, everybody stays where they stand. */
export function useReveal(reveal: Open, { asked, phase }: Pick<View, 'asked' | 'phase'>) {
  const everybody = walkersOf(asked, reveal)
  const groups = guessGroups(reveal)
  const isTelling = phase === 'reveal'
  const told = useBeats()
  const reached = (beat: Beat) => (isTelling ? told(beat) : Number.POSITIVE_INFINITY)
  const arrived = everybody.slice(0, reached('walk'))
  const isCounted = reached('count') > 0
  return {
    everybody,
    arrived,
    silent: everybody.filter((id) => !reveal.have.includes(id) && !reveal.never.includes(id)),
    isCounted,
    /** As far as they have come, until it is counted. */
    count: isCounted ? reveal.count : reveal.have.filter((id) => arrived.includes(id)).length,
    /** It has been looked at who is where. */
    isSeen: reached('odd') > 0,
    odd: reached('odd') > 0 ? oddOneOf(reveal) : null,
    /** Whose guess has been called out. */
    called: groups.slice(0, reached('guess')).flatMap(({ ids }) => ids),
    /** The points are out. */
    isOut: reached('guesses') > 0,
  }
}
