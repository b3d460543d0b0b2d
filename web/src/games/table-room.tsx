import type { SessionView } from '@highjinks/protocol'
import { memo } from 'react'
import { useLater } from '../lib/use-later.ts'
import type { RoomPlace } from '../show/scenery/room.tsx'
import { GameRoom } from './game-room.tsx'
import { TableTime } from './table-time.tsx'
import { useRoomMood } from './use-room-mood.ts'

interface TableRoomProps {
  readonly view: SessionView
  readonly place: RoomPlace
}

/** The room around a session, which never delays the game in it. */
export function TableRoom({ view, place }: TableRoomProps) {
  const seen = useLater(view)
  return (
    <TableTime slug={seen.session.slug} table={seen.table}>
      <Watched view={seen} place={place} />
    </TableTime>
  )
}

const Watched = memo(function Watched({ view, place }: TableRoomProps) {
  return <GameRoom slug={view.session.slug} mood={useRoomMood(view)} place={place} isStill={view.table?.paused} />
})
