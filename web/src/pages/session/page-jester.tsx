import { feed } from '../../features/session/feed.ts'
import { useSession } from '../../features/session/session-store.ts'
import { loadScript } from '../../games/jester-scripts.ts'
import { TableClock, useClockOf } from '../../stage/beats/table-clock.ts'
import { Jester } from '../../stage/jester/jester.tsx'

/** Before a game and after it: the jester where a laptop's page has room for him. */
export function PageJester({ className }: { readonly className: string }) {
  const clock = useClockOf(useSession((state) => state.view?.table ?? null))
  return (
    <TableClock value={clock}>
      <div data-sideways className={className}>
        <Jester feed={feed} loadScript={loadScript} isHeard={false} className="side-jester" />
      </div>
    </TableClock>
  )
}
