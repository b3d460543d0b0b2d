import type { PlayerView } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import type { TableProps } from './table.tsx'

const LIST = new Intl.ListFormat('en')

/** Whom the table waits for; when the soft clock has run out, those who are ready may go on without them. */
export function Waiting({ view, table, me, isBusy, send }: Omit<TableProps, 'children' | 'gameName'>) {
  const owing = view.players.filter((player) => table.waiting.includes(player.id))
  if (owing.length === 0 || table.paused) return null
  const mine = me !== null && table.waiting.includes(me)
  const isHost = me !== null && view.session.hostId === me
  const maySkip = me !== null && (table.overdue ? !mine || isHost : table.deadline === null && isHost)
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-wrap group-data-[stage]/stage:max-w-6xl items-center justify-between gap-3 rounded-card bg-leaf-900 px-4 py-3">
      <p className="flex min-w-0 items-center gap-2 text-muted" role="status">
        <span className="flex -space-x-3">
          {owing.slice(0, 4).map((player) => (
            <Avatar key={player.id} seed={player.id} size={32} away={!player.online} />
          ))}
        </span>
        <span className="min-w-0">{words(owing, mine, table.overdue)}</span>
      </p>
      {maySkip && (
        <Button kind="secondary" disabled={isBusy} onClick={() => send({ type: 'skip' })}>
          Go on without them
        </Button>
      )}
    </div>
  )
}

function words(owing: readonly PlayerView[], mine: boolean, isOverdue: boolean): string {
  const others = owing.filter((player) => player.online || owing.length === 1).map((player) => player.name)
  if (mine && owing.length === 1) return isOverdue ? 'Time is up. Everybody waits for you.' : 'It is on you.'
  const names = LIST.format(others.length > 0 ? others : owing.map((player) => player.name))
  return isOverdue ? `Time is up. Waiting for ${names}.` : `Waiting for ${names}.`
}
