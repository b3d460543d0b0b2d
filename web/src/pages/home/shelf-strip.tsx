import { GameStrip } from '../../features/catalogue/game-strip.tsx'
import { useGames } from '../../features/catalogue/games.ts'
import { GamesFailed } from '../../features/catalogue/games-failed.tsx'

export function ShelfStrip() {
  const games = useGames()
  if (games.status === 'failed') return <GamesFailed fault={games.fault} />
  return <GameStrip label="The games" games={games.status === 'ready' ? games.value : null} />
}
