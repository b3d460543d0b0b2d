import type { SessionView } from '@highjinks/protocol'
import { type ComponentType, lazy, Suspense } from 'react'
import type { Mood } from '../stage/room/game-set.ts'
import { SETS } from './register.ts'
import { useRoomMood } from './use-room-mood.ts'

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

/** The hero of the game that is on with all its company, as large as what it is put into. */
export function GameHero({ view }: { readonly view: SessionView }) {
  const mood = useRoomMood(view)
  const Drawn = BY_SLUG[view.session.slug]
  if (!Drawn) return null
  return (
    <div data-mood={mood} data-still={view.table?.paused || undefined} className="room-hero absolute inset-0">
      <Suspense fallback={null}>
        <Drawn mood={mood} />
      </Suspense>
    </div>
  )
}
