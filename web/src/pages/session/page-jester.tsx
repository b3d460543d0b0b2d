import { feed } from '../../features/session/feed.ts'
import { useSession } from '../../features/session/session-store.ts'
import { loadScript } from '../../games/jester-scripts.ts'
import { TableClock, useClockOf } from '../../stage/beats/table-clock.ts'
import { Jester } from '../../stage/jester/jester.tsx'

interface PageJesterProps {
  readonly className: string
  /** There is no room above him to speak into. */
  readonly isSideways?: boolean
}

/** Before a game and after it: the jester where a laptop's page has room for him. */
export function PageJester({ className, isSideways = true }: PageJesterProps) {
  const clock = useClockOf(useSession((state) => state.view?.table ?? null))
  const me = useSession((state) => state.me)
  return (
    <TableClock value={clock}>
      <div data-sideways={isSideways || undefined} className={className}>
        <Jester {...{ feed, loadScript, me }} isHeard={false} className="side-jester" />
      </div>
    </TableClock>
  )
}
