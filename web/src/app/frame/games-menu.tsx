import { ChevronDown, Dices } from 'lucide-react'
import { useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { reloadGames, useGames } from '../../features/catalogue/games.ts'
import { cx } from '../../ui/cx.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NAV_LOOK } from './nav-link.tsx'

const ENTRY =
  'flex min-h-11 items-center rounded-control px-3 text-cream hover:bg-leaf-800 aria-[current=page]:bg-leaf-800 aria-[current=page]:font-semibold aria-[current=page]:text-lime'

/** Opens by itself where one is among the games; the list is asked for when it is first open. */
export function GamesMenu() {
  const isHere = /^\/games?(\/|$)/.test(useLocation().pathname)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const id = useId()
  const isOpen = chosen ?? isHere
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChosen(!isOpen)}
        className={cx(NAV_LOOK, 'w-full hover:bg-leaf-800', isHere && 'text-lime')}
      >
        <Dices aria-hidden="true" className="size-6 shrink-0" />
        Games
        <ChevronDown
          aria-hidden="true"
          className={cx('ml-auto size-5 transition-transform duration-200', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="ml-6 border-l-2 border-leaf-700 pl-2">
        <NavLink to="/games" end className={ENTRY}>
          All Games
        </NavLink>
        {isOpen && <GameLinks />}
      </div>
    </div>
  )
}

function GameLinks() {
  const games = useGames()
  if (games.status === 'loading') {
    return (
      <div aria-busy="true" className="grid gap-2 px-3 py-2">
        <Skeleton className="h-6" />
        <Skeleton className="h-6 w-3/4" />
      </div>
    )
  }
  if (games.status === 'failed') {
    return (
      <button type="button" onClick={() => void reloadGames()} className={cx(ENTRY, 'w-full text-left')}>
        Failed to fetch games. Try again
      </button>
    )
  }
  return games.value.map((game) => (
    <NavLink key={game.id} to={`/game/${game.id}`} className={ENTRY}>
      {game.name}
    </NavLink>
  ))
}
