import type { SessionView } from '@highjinks/protocol'
import { useRoomMood } from './use-room-mood.ts'
import { WithScenery } from './with-scenery.tsx'

/** The current game's hero with all its company, as large as its container. */
export function GameHero({ view }: { readonly view: SessionView }) {
  const mood = useRoomMood(view)
  return (
    <WithScenery slug={view.session.slug}>
      {({ Hero }) => (
        <div data-mood={mood} data-still={view.table?.paused || undefined} className="room-hero absolute inset-0">
          <Hero mood={mood} crop="all" />
        </div>
      )}
    </WithScenery>
  )
}
