import { ChevronDown, Dices } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { NavLink } from '../../ui/button/link.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import { isAmongGames } from './frame-kind.ts'
import { NAV_LOOK } from './nav-link.tsx'

const GameLinks = lazyComponent(() => import('./game-links.tsx').then((file) => file.GameLinks))

const ENTRY =
  'flex min-h-12 items-center rounded-control px-3 text-words lg:min-h-9 hover:bg-leaf-800 aria-[current=page]:bg-leaf-800 aria-[current=page]:font-semibold aria-[current=page]:text-good'

/** One constant element: an update before its code has loaded would throw away the prerendered HTML. */
const LINKS = (
  <Suspense fallback={<Waiting />}>
    <GameLinks look={ENTRY} waiting={<Waiting />} />
  </Suspense>
)

/** Opens on its own if the user is at a game. The list loads when it first opens. */
export function GamesMenu() {
  const isHere = isAmongGames(useLocation().pathname)
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
        className={cx(NAV_LOOK, 'w-full hover:bg-leaf-800', isHere && 'text-good')}
      >
        <Dices aria-hidden="true" className="size-6 shrink-0" />
        Games
        <ChevronDown
          aria-hidden="true"
          className={cx('ml-auto size-5 transition-transform duration-200', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="ml-6 border-l-2 border-leaf-700 pl-2">
        <NavLink to="/games" className={ENTRY}>
          All Games
        </NavLink>
        {isOpen && LINKS}
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-2 px-3 py-2">
      <Skeleton className="h-6" />
      <Skeleton className="h-6 w-3/4" />
    </div>
  )
}
