import type { Beat } from '../../show/timeline/beats.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'
import type { TableOf } from '../game-ui.ts'
import { guessGroups, type OddOne, type Open, oddOneOf, walkersOf } from './reveal-timeline.ts'

export interface Told {
  readonly everybody: readonly string[]
  readonly arrived: readonly string[]
  /** On neither side. */
  readonly silent: readonly string[]
  readonly isCounted: boolean
  /** The players who have arrived, until the count. */
  readonly count: number
  /** The sides have been shown. */
  readonly isSeen: boolean
  readonly odd: OddOne | null
  /** The players whose guess has been called out. */
  readonly called: readonly string[]
  /** The points are out. */
  readonly isOut: boolean
}

/** Returns how far an open reveal is. After it, everyone stays where they are. */
export function useReveal(reveal: Open, { asked, phase }: TableOf<'never-have-i-ever'>): Told {
  const everybody = walkersOf(asked, reveal)
  const isTelling = phase === 'reveal'
  const told = useBeats()
  const reached = (beat: Beat) => (isTelling ? told(beat) : Number.POSITIVE_INFINITY)
  const arrived = everybody.slice(0, reached('walk'))
  const isCounted = reached('count') > 0
  const groups = guessGroups(reveal).slice(0, reached('guess'))
  return {
    everybody,
    arrived,
    silent: everybody.filter((id) => !reveal.have.includes(id) && !reveal.never.includes(id)),
    isCounted,
    count: isCounted ? reveal.count : reveal.have.filter((id) => arrived.includes(id)).length,
    isSeen: reached('odd') > 0,
    odd: reached('odd') > 0 ? oddOneOf(reveal) : null,
    called: groups.flatMap(({ ids }) => ids),
    isOut: reached('guesses') > 0,
  }
}
