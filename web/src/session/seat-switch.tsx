import type { PlayerId, SessionView } from '@highjinks/protocol'
import { Avatar } from '../ui/avatar/avatar.tsx'
import { cx } from '../ui/look/cx.ts'
import { showSeat, useSession } from './session-store.ts'
import { isAsked } from './table/is-asked.ts'

/** Two people on one phone: switches between their screens, with a mark on the one that the game waits for. */
export function SeatSwitch({ view, me }: { readonly view: SessionView; readonly me: PlayerId }) {
  const seats = useSession((state) => state.seats)
  const left = useSession((state) => state.left)
  if (seats.length < 2) return null
  const table = view.session.status === 'playing' ? view.table : null
  const here = [...view.players.filter((player) => seats.includes(player.id)), ...left]
  return (
    <section
      aria-label="Switch player"
      className="mx-auto flex w-full max-w-3xl gap-2 overflow-x-auto flat:mx-0 flat:w-[calc(100vw-var(--beside)-2rem)]"
    >
      {here.map((player) => (
        <button
          key={player.id}
          type="button"
          aria-pressed={player.id === me}
          onClick={() => showSeat(player.id)}
          className={cx(
            'flex h-key min-w-0 flex-1 items-center justify-center gap-2 rounded-control border-2 px-2 font-display font-bold',
            player.id === me ? 'border-words bg-leaf-800' : 'border-transparent bg-leaf-900 text-muted',
          )}
        >
          <Avatar seed={player.id} size={28} />
          <span className="truncate">{player.name}</span>
          {table && isAsked(table, player.id) && (
            <>
              <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-lime" />
              <span className="sr-only">it’s their turn</span>
            </>
          )}
        </button>
      ))}
    </section>
  )
}
