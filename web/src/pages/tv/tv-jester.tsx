import type { SessionView } from '@highjinks/protocol'
import { gameOf } from '../../games/game-of.ts'
import { loadScript } from '../../games/load-script.ts'
import { musicOf } from '../../games/music-of.ts'
import { twistsOf } from '../../games/twist/twists.ts'
import { useTwist } from '../../games/twist/use-twist.ts'
import { feed } from '../../session/feed.ts'
import { useSession } from '../../session/session-store.ts'
import { JesterHost } from '../../show/jester/jester-host.tsx'
import { TableClock, useClockOf } from '../../show/timeline/table-clock.ts'

/** The jester, who speaks and plays the music of the room this screen shows. */
export function TvJester() {
  const view = useSession((state) => state.view)
  const clock = useClockOf(view?.table ?? null)
  // Until there is a table his face stands in the middle of the picture.
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
