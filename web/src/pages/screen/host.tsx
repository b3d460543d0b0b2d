import { useSession } from '../../features/session/session-store.ts'
import { loadScript } from '../../games/jester-scripts.ts'
import { TableClock, useClockOf } from '../../stage/beats/table-clock.ts'
import type { Feed } from '../../stage/feed.ts'
import { JesterHost } from '../../stage/jester/jester-host.tsx'

const feed: Feed = {
  view: () => {
    const { view, connection } = useSession.getState()
    return connection.kind === 'live' ? view : null
  },
  subscribe: (tell) => useSession.subscribe(tell),
}

/** The jester, who speaks and plays the music of the room this screen shows. */
export function Host() {
  const clock = useClockOf(useSession((state) => state.view?.table ?? null))
  return (
    <TableClock value={clock}>
      <JesterHost feed={feed} loadScript={loadScript} />
    </TableClock>
  )
}
