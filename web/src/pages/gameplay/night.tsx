import type { LocalGame } from '@highjinks/games/local'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { points } from '../../ui/party/points.ts'
import { scoreOfTonight } from '../local-game/night.ts'

/** What everybody has scored in all games of this night. */
export function Night({ game }: { readonly game: LocalGame }) {
  const rows = game.players
    .map(({ id, name }) => ({ id, name, ...scoreOfTonight(name) }))
    .sort((a, b) => b.score - a.score)
  return (
    <ol aria-label="Tonight" className="mx-auto grid w-full max-w-xl gap-1.5">
      {rows.map(({ id, name, score, games }) => (
        <li
          key={id}
          className="flex min-h-12 items-center gap-3 rounded-control bg-leaf-900 px-4 py-1 font-display font-bold"
        >
          <Avatar seed={String(id)} size="2.25rem" />
          <Unbroken className="flex-1 leading-tight">{name}</Unbroken>
          <span className="text-sm text-muted">{games === 1 ? '1 game' : `${games} games`}</span>
          <span className="font-extrabold tabular">{points(score)}</span>
        </li>
      ))}
    </ol>
  )
}
