import type { SessionView } from '@highjinks/protocol'
import { gameOf } from '../../games/game-of.ts'
import { loadScript } from '../../games/load-script.ts'
import { musicOf } from '../../games/music-of.ts'
import { TableTime } from '../../games/table-time.tsx'
import { twistsOf } from '../../games/twist/twists.ts'
import { useTwist } from '../../games/twist/use-twist.ts'
import { feed } from '../../session/feed.ts'
import { useSession } from '../../session/session-store.ts'
import { JesterHost } from '../../show/jester/jester-host.tsx'

/** The jester, who speaks and plays the room's music on this screen. */
export function TvJester() {
  const view = useSession((state) => state.view)
  // Until there's a table, his face is in the middle of the canvas.
  if (view === null) return null
  return (
    <TableTime slug={view.session.slug} table={view.table}>
      <Speaking view={view} />
    </TableTime>
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
