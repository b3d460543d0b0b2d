import { loadScript } from '../../games/load-script.ts'
import { feed } from '../../session/feed.ts'
import { useSession } from '../../session/session-store.ts'
import { Jester } from '../../show/jester/jester.tsx'
import { TableClock, useClockOf } from '../../show/timeline/table-clock.ts'

/** The jester before and after a game, if a laptop's page has room for him. */
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
