import type { SessionView } from '@highjinks/protocol'
import { memo } from 'react'
import { useLater } from '../lib/use-later.ts'
import type { Spot } from '../show/scenery/room.tsx'
import { TableClock, useClockOf } from '../show/timeline/table-clock.ts'
import { GameRoom } from './game-room.tsx'
import { useRoomMood } from './use-room-mood.ts'

interface TableRoomProps {
  readonly view: SessionView
  readonly spot: Spot
}

/** The room around a session, which never holds up what is played in it. */
export function TableRoom({ view, spot }: TableRoomProps) {
  const seen = useLater(view)
  const clock = useClockOf(seen.table)
  return (
    <TableClock value={clock}>
      <Watched view={seen} spot={spot} />
    </TableClock>
  )
}

const Watched = memo(function Watched({ view, spot }: TableRoomProps) {
  return <GameRoom slug={view.session.slug} mood={useRoomMood(view)} spot={spot} isStill={view.table?.paused} />
})
