import type { ReactNode } from 'react'
import { reloadGames, useGames } from '../../pages/catalogue/games.ts'
import { NavLink } from '../../ui/button/link.tsx'
import { cx } from '../../ui/look/cx.ts'

interface GameLinksProps {
  readonly look: string
  readonly waiting: ReactNode
}

/** Lists a link for each game. */
export function GameLinks({ look, waiting }: GameLinksProps) {
  const games = useGames()
  if (games.status === 'loading') return waiting
  if (games.status === 'failed') {
    return (
      <button type="button" onClick={() => void reloadGames()} className={cx(look, 'w-full text-left')}>
        Failed to fetch games. Try again
      </button>
    )
  }
  return games.value.map((game) => (
    <NavLink key={game.id} to={`/game/${game.id}`} className={look}>
      {game.name}
    </NavLink>
  ))
}
