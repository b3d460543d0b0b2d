import { feed } from '../../features/session/feed.ts'
import { useSession } from '../../features/session/session-store.ts'
import { loadScript } from '../../games/load-script.ts'
import { TableClock, useClockOf } from '../../stage/beats/table-clock.ts'
import { Jester } from '../../stage/jester/jester.tsx'

/** Before a game and after it: the jester where a laptop's page has room for him. */
export function PageJester() {
  const clock = useClockOf(useSession((state) => state.view?.table ?? null))
  const me = useSession((state) => state.me)
  return (
    <TableClock value={clock}>
      <div className="h-full">
        <Jester {...{ feed, loadScript, me }} isHeard={false} className="side-jester" />
      </div>
    </TableClock>
  )
}
