import type { SessionView } from '@highjinks/protocol'
import { moodOf } from '../show/scenery/mood.ts'
import type { RoomMood } from '../show/scenery/scenery.ts'
import { suspenseUntil, TAKEN_IN_MS } from '../show/timeline/beats.ts'
import { useTableClock } from '../show/timeline/table-clock.ts'
import { useSteps } from '../show/timeline/use-steps.ts'
import { phaseOf } from './game-of.ts'
import { showOf } from './show.ts'

/** Returns the hero's mood, which learns everything when the people do. */
export function useRoomMood(view: SessionView): RoomMood {
  const suspense = suspenseUntil(useTableClock().timeline)
  const isOut = useSteps([['out', suspense === 0 ? 0 : suspense + 2 * TAKEN_IN_MS]])('out') > 0
  const { session, table } = view
  return moodOf(view, {
    reveal: showOf(session.slug, table).reveal,
    ofPhase: table ? phaseOf(session.slug, table).mood : undefined,
    isInSuspense: !isOut,
  })
}
