import { LOBBY_CAP, type Reply } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'

const LIST = new Intl.ListFormat('en')

/** Who sits there already, in one line. */
export function WhoIsThere({ players }: Pick<Reply<'byCode'>, 'players'>) {
  if (players.length === 0) return null
  return (
    <div className="flex items-center justify-center gap-2.5 text-muted">
      <span aria-hidden="true" className="flex shrink-0 kids:not-last:-mr-2.5">
        {players.slice(0, 4).map((player) => (
          <Avatar key={player.id} seed={player.id} size={30} />
        ))}
      </span>
      <p className="min-w-0 leading-tight">
        <span className="line-clamp-2">
          <span className="whitespace-nowrap tabular">
            {players.length}/{LOBBY_CAP}
          </span>{' '}
          · {LIST.format(players.map((player) => player.name))}
        </span>
      </p>
    </div>
  )
}
