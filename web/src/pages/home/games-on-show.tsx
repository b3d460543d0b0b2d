import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { whenNear } from '../../lib/when-near.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { GameStrip } from '../catalogue/game-strip.tsx'

/** Below the first screen: what asks the server may come after the first paint. */
const ShelfStrip = lazyComponent(async () => {
  await whenNear('shelf')
  return (await import('./shelf-strip.tsx')).ShelfStrip
})

export function GamesOnShow() {
  return (
    <div id="games" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <Heading level={2} size="title">
            Pick your trouble
          </Heading>
          <p className="mt-2 text-lg text-muted">Each one takes a minute to learn and an evening to live down.</p>
        </div>
        <ButtonLink to="/games" kind="secondary">
          Explore Games
        </ButtonLink>
      </div>
      <Suspense fallback={<GameStrip label="The games" games={null} />}>
        <div data-later="shelf">
          <ShelfStrip />
        </div>
      </Suspense>
    </div>
  )
}
