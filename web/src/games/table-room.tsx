import type { SessionView } from '@highjinks/protocol'
import { TableClock, useClockOf } from '../stage/beats/table-clock.ts'
import type { Spot } from '../stage/room/room.tsx'
import { GameRoom } from './game-room.tsx'
import { useRoomMood } from './use-room-mood.ts'

interface TableRoomProps {
  readonly view: SessionView
  readonly spot: Spot
}

/** The room around a session. */
export function TableRoom(props: TableRoomProps) {
  const clock = useClockOf(props.view.table)
  return (
    <TableClock value={clock}>
      <Watched {...props} />
    </TableClock>
  )
}

function Watched({ view, spot }: TableRoomProps) {
  return <GameRoom slug={view.session.slug} mood={useRoomMood(view)} spot={spot} isStill={view.table?.paused} />
}
