import type { PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { GameHero } from '../../games/game-hero.tsx'
import { useRoomMood } from '../../games/use-room-mood.ts'
import { Sidelines } from '../../stage/sidelines/sidelines.tsx'
import type { Sitter } from '../../stage/sofa/cast.ts'

interface MeanwhileProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly people: readonly Sitter[]
  readonly me: PlayerId | null
}

/** The sidelines of whichever game is on. */
export function Meanwhile({ view, table, people, me }: MeanwhileProps) {
  const mood = useRoomMood(view)
  return (
    <Sidelines
      people={people}
      standings={table.standings}
      players={view.players}
      me={me}
      hero={<GameHero slug={view.session.slug} mood={mood} isStill={table.paused} />}
    />
  )
}
