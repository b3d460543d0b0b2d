import type { SessionView } from '@highjinks/protocol'
import { feed } from '../../features/session/feed.ts'
import { useSession } from '../../features/session/session-store.ts'
import { gameOf } from '../../games/game-of.ts'
import { loadScript } from '../../games/load-script.ts'
import { musicOf } from '../../games/music-of.ts'
import { twistsOf } from '../../games/twist/twists.ts'
import { useTwist } from '../../games/twist/use-twist.ts'
import { TableClock, useClockOf } from '../../stage/beats/table-clock.ts'
import { JesterHost } from '../../stage/jester/jester-host.tsx'

/** The jester, who speaks and plays the music of the room this screen shows. */
export function Host() {
  const view = useSession((state) => state.view)
  const clock = useClockOf(view?.table ?? null)
  // Until there is a table his face stands in the middle of the wall.
  if (view === null) return null
  return (
    <TableClock value={clock}>
      <Speaking view={view} />
    </TableClock>
  )
}

function Speaking({ view }: { readonly view: SessionView }) {
  return (
    <JesterHost
      feed={feed}
      loadScript={loadScript}
      musicOf={musicOf}
      twist={useTwist(view, twistsOf)?.text ?? null}
      chord={gameOf(view.session.slug)?.chord}
    />
  )
}
