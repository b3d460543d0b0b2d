import { useEffect } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import type { Chord } from '../sound/score.ts'
import { play } from '../sound/sound.ts'
import { cuesOf } from './cues.ts'
import { hushFrom, hushOf, useStories } from './stories.ts'
import { useTableClock } from './table-clock.ts'
import { useBeats } from './use-beats.ts'

/** Whether it is dark around what is about to come out; all of it is heard, and so is whoever falls with it. */
export function useLightsDown(chord: Chord | undefined, fall: 'out' | 'paid' | null): boolean {
  const stories = useStories(useTableClock().since)
  const hush = hushOf(stories)
  const reached = useBeats([
    ['down', Math.min(hush, hushFrom(stories))],
    ['up', hush],
  ])
  useCues(chord, stories, fall)
  // They come up at once: that is the moment.
  return reached('down') > 0 && reached('up') === 0
}

/** Plays what is still to come; whoever comes late has missed what was. */
function useCues(chord: Chord | undefined, stories: ReturnType<typeof useStories>, fall: 'out' | 'paid' | null): void {
  const { now, isStopped, since } = useTableClock()
  useEffect(() => {
    // What comes all at once is read, and would only be noise.
    if (isStopped || prefersStillness()) return
    const timers = cuesOf(stories, fall).flatMap(({ at, sting, up }) => {
      const wait = since + at - now()
      return wait < 0 ? [] : [setTimeout(() => play(sting, chord, up), wait)]
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [stories, chord, fall, now, isStopped, since])
}
