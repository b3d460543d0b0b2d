import { GameStrip } from '../catalogue/game-strip.tsx'
import { useGames } from '../catalogue/games.ts'
import { GamesFailed } from '../catalogue/games-failed.tsx'

export function ShelfStrip() {
  const games = useGames()
  if (games.status === 'failed') return <GamesFailed fault={games.fault} />
  return <GameStrip label="The games" games={games.status === 'ready' ? games.value : null} />
}
