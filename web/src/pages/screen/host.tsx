import { feed } from '../../features/session/feed.ts'
import { useSession } from '../../features/session/session-store.ts'
import { loadScript } from '../../games/jester-scripts.ts'
import { TableClock, useClockOf } from '../../stage/beats/table-clock.ts'
import { JesterHost } from '../../stage/jester/jester-host.tsx'

/** The jester, who speaks and plays the music of the room this screen shows. */
export function Host() {
  const clock = useClockOf(useSession((state) => state.view?.table ?? null))
  return (
    <TableClock value={clock}>
      <JesterHost feed={feed} loadScript={loadScript} />
    </TableClock>
  )
}
