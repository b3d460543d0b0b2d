import { useEffect } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import type { Chord } from '../sound/score.ts'
import { play } from '../sound/sound.ts'
import { suspenseFrom, suspenseUntil } from './beats.ts'
import { useTableClock } from './table-clock.ts'
import { soundsOf } from './timeline-sounds.ts'
import { useSteps } from './use-steps.ts'

/** Returns whether the lights are down for a result, and plays the timeline's sounds and a person's fall. */
export function useLightsDown(chord: Chord | undefined, fall: 'out' | 'paid' | null): boolean {
  const { timeline } = useTableClock()
  const suspense = suspenseUntil(timeline)
  const reached = useSteps([
    ['down', Math.min(suspense, suspenseFrom(timeline))],
    ['up', suspense],
  ])
  useTimelineSounds(chord, fall)
  // They come up all at the same moment: that is the climax.
  return reached('down') > 0 && reached('up') === 0
}

/** Plays the sounds still to come. A late screen has missed the earlier ones. */
function useTimelineSounds(chord: Chord | undefined, fall: 'out' | 'paid' | null): void {
  const { now, isStopped, since, timeline } = useTableClock()
  useEffect(() => {
    // Results that come all together are for reading, and would only be noise.
    if (isStopped || prefersStillness()) return
    const timers = soundsOf(timeline, fall).flatMap(({ at, sting, up }) => {
      const wait = since + at - now()
      return wait < 0 ? [] : [setTimeout(() => play(sting, chord, up), wait)]
    })
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [timeline, chord, fall, now, isStopped, since])
}
