import { type ComponentType, lazy, Suspense } from 'react'
import type { Mood } from '../stage/room/game-set.ts'
import { SETS } from './register.ts'

interface GameHeroProps {
  readonly slug: string
  readonly mood: Mood
  readonly isStill?: boolean
}

type Drawn = ComponentType<{ readonly mood: Mood }>

const BY_SLUG: Record<string, Drawn | undefined> = Object.fromEntries(
  Object.entries(SETS).map(([slug, file]) => [
    slug,
    lazy(async () => {
      const { set } = await file()
      return { default: ({ mood }: { readonly mood: Mood }) => <set.Hero mood={mood} cut="all" /> }
    }),
  ]),
)

/** The hero of a game with all its company, as large as what it is put into. */
export function GameHero({ slug, mood, isStill = false }: GameHeroProps) {
  const Drawn = BY_SLUG[slug]
  if (!Drawn) return null
  return (
    <div data-mood={mood} data-still={isStill || undefined} className="room-hero absolute inset-0">
      <Suspense fallback={null}>
        <Drawn mood={mood} />
      </Suspense>
    </div>
  )
}
