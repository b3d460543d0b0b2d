import { useId, useLayoutEffect } from 'react'
import { type Beat, fitToPhase, paceIn } from './beats.ts'
import { endStory, tellStory } from './stories.ts'
import { useTableClock } from './table-clock.ts'
import { useBeats } from './use-beats.ts'

/** Beats that the whole TV goes by: the screen shows them, the sofa waits for them, and they are heard. */
export function useStory<Name extends string>(beats: readonly Beat<Name>[]): (name: Name) => number {
  const { since, deadline } = useTableClock()
  const by = useId()
  // Before anything is painted, or the sofa would know sooner than the screen.
  useLayoutEffect(() => {
    const length = deadline === null ? null : deadline - since
    tellStory(by, { since, beats: fitToPhase(beats, length), pace: paceIn(beats, length) })
  })
  useLayoutEffect(() => () => endStory(by), [by])
  return useBeats(beats)
}
