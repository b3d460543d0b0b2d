import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { GameStrip } from '../catalogue/game-strip.tsx'
import { useGames } from '../catalogue/games.ts'

export function GamesOnShow() {
  return (
    <div id="games" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <Heading level={2} size="title">
            Pick your trouble
          </Heading>
          <p className="mt-2 text-lg text-muted">A minute to learn, all night to live down.</p>
        </div>
        <ButtonLink to="/games" kind="secondary">
          Explore Games
        </ButtonLink>
      </div>
      <ShelfStrip />
    </div>
  )
}

const GamesFailed = lazyComponent(async () => (await import('../catalogue/games-failed.tsx')).GamesFailed)

function ShelfStrip() {
  const games = useGames()
  if (games.status === 'failed')
    return (
      <Suspense fallback={null}>
        <GamesFailed fault={games.fault} />
      </Suspense>
    )
  return <GameStrip label="The games" games={games.status === 'ready' ? games.value : null} />
}
