import type { SessionView } from '@highjinks/protocol'
import { hushOf, useStories } from '../stage/beats/stories.ts'
import { TableClock, useClockOf } from '../stage/beats/table-clock.ts'
import { useBeats } from '../stage/beats/use-beats.ts'
import { moodOf } from '../stage/room/mood.ts'
import type { Spot } from '../stage/room/room.tsx'
import { GameRoom } from './game-room.tsx'
import { outcomeOf } from './outcomes.ts'

interface TableRoomProps {
  readonly view: SessionView
  readonly spot: Spot
}

/** The room around a session, whose hero learns everything when the people do. */
export function TableRoom(props: TableRoomProps) {
  const clock = useClockOf(props.view.table)
  return (
    <TableClock value={clock}>
      <Watched {...props} since={clock.since} />
    </TableClock>
  )
}

function Watched({ view, spot, since }: TableRoomProps & { readonly since: number }) {
  const hush = hushOf(useStories(since))
  const isOut = useBeats([['out', hush]])('out') > 0
  const { slug } = view.session
  const mood = moodOf(view, outcomeOf(slug, view.table), !isOut)
  return <GameRoom slug={slug} mood={mood} spot={spot} isStill={view.table?.paused} />
}
