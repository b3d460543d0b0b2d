import type { SessionView } from '@highjinks/protocol'
import { memo } from 'react'
import { TableTime } from '../../games/table-time.tsx'
import { useRoomMood } from '../../games/use-room-mood.ts'
import { WithScenery } from '../../games/with-scenery.tsx'
import { useLater } from '../../lib/use-later.ts'
import { useSession } from '../../session/session-store.ts'
import { useRoom } from '../../show/scenery/use-room.ts'
import '../../show/scenery/room.css'

/** Puts everything in the game's room. Picking another game moves the party. */
export function TvRoom() {
  const view = useSession((state) => state.view)
  return view && <Room view={view} />
}

/** It never delays the game played in it. */
function Room({ view }: { readonly view: SessionView }) {
  const seen = useLater(view)
  useRoom(seen.session.slug)
  return (
    <TableTime slug={seen.session.slug} table={seen.table}>
      <Furniture view={seen} />
    </TableTime>
  )
}

/** The game's room, behind everything, edge to edge and hidden from screen readers, with its hero at the side. */
const Furniture = memo(function Furniture({ view }: { readonly view: SessionView }) {
  const mood = useRoomMood(view)
  const isStill = view.table?.paused || undefined
  return (
    <WithScenery slug={view.session.slug}>
      {({ Backdrop, Hero }) => (
        <div aria-hidden="true" data-mood={mood} data-still={isStill} className="pointer-events-none contents">
          <div className="fixed inset-0 -z-10 overflow-hidden">
            <Backdrop />
            {/* Preloads the pictures of the first card. */}
            <div className="absolute size-px opacity-0 [background:var(--card-stamp),var(--card-back)]" />
          </div>
          <div className="tv-hero room-hero [&>svg]:size-full">
            <div />
            <Hero mood={mood} crop="alone" />
          </div>
        </div>
      )}
    </WithScenery>
  )
})
