import { type ReactNode, Suspense } from 'react'
import type { Scenery } from '../show/scenery/scenery.ts'
import { gameOf } from './game-of.ts'

interface WithSceneryProps {
  readonly slug: string
  readonly children: (scenery: Scenery) => ReactNode
}

/** Draws part of a game's scenery once it has loaded; nothing for a game without any. */
export function WithScenery({ slug, children }: WithSceneryProps) {
  const file = gameOf(slug)?.scenery
  if (!file) return null
  return (
    <Suspense fallback={null}>
      <file.Show key={slug}>{({ scenery }) => children(scenery)}</file.Show>
    </Suspense>
  )
}
