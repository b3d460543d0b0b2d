import { CircleHelp, Dices, House, Info, LogIn, Ticket, Trophy, UserRound } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../pages/account/account.ts'
import { isAmongGames } from './frame-kind.ts'
import { GamesMenu } from './games-menu.tsx'
import { NavEntry } from './nav-link.tsx'

interface NavigationProps {
  readonly isFolded?: boolean
  /** At a table the table has the one call to action. */
  readonly isInPlay?: boolean
}

/** The links that the sidebar and the drawer share. */
export function Navigation({ isFolded = false, isInPlay = false }: NavigationProps) {
  const user = useUser()
  const { pathname } = useLocation()
  return (
    <>
      <nav aria-label="Main" className="flex flex-col gap-1">
        <NavEntry to="/" end label="Home" Icon={House} isFolded={isFolded} />
        {isFolded ? (
          <NavEntry to="/games" label="Games" Icon={Dices} isHere={isAmongGames(pathname)} isFolded />
        ) : (
          <GamesMenu />
        )}
        <NavEntry to="/join" label="Join Game" Icon={Ticket} isFolded={isFolded} isCall={!isInPlay} />
        <NavEntry to="/challenges" label="Weekly Challenge" Icon={Trophy} isFolded={isFolded} />
        <NavEntry to="/how-to-play" label="How to Play" Icon={CircleHelp} isFolded={isFolded} />
        <NavEntry to="/about" label="About" Icon={Info} isFolded={isFolded} />
      </nav>
      <div className="mt-auto pt-4">
        {user ? (
          <NavEntry to="/profile" label="Profile" Icon={UserRound} isFolded={isFolded} />
        ) : (
          <NavEntry to="/auth" label="Sign In" Icon={LogIn} isFolded={isFolded} />
        )}
      </div>
    </>
  )
}
