import { useParams } from 'react-router-dom'
import { gameIdOf } from '../catalogue/games.ts'
import { SessionPage } from '../session/session-page.tsx'
import { HostPage } from './host-page.tsx'
import '../../ui/look/table.css'

/** An integer is a game to host; anything else is a session to join. */
export function MultiplayerPage() {
  const { id } = useParams()
  const gameId = gameIdOf(id)
  return gameId === null ? <SessionPage /> : <HostPage gameId={gameId} />
}
