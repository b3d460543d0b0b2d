import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { GameStrip } from '../catalogue/game-strip.tsx'
import { useGames } from '../catalogue/games.ts'

const GamesFailed = lazyComponent(async () => (await import('../catalogue/games-failed.tsx')).GamesFailed)

export function ShelfStrip() {
  const games = useGames()
  if (games.status === 'failed')
    return (
      <Suspense fallback={null}>
        <GamesFailed fault={games.fault} />
      </Suspense>
    )
  return <GameStrip label="The games" games={games.status === 'ready' ? games.value : null} />
}
