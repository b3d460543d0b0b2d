import type { OwnSeat } from '@highjinks/protocol'
import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import { react } from '../../features/session/session-store.ts'
import { People } from '../../features/session/table/people.tsx'
import { Table, type TableProps } from '../../features/session/table/table.tsx'
import { GameHero } from '../../games/game-hero.tsx'
import { RoomAsleep } from '../../games/game-room.tsx'
import { GameScreen } from '../../games/game-screen.tsx'
import { outcomeOf } from '../../games/outcomes.ts'
import { sceneOf } from '../../games/scenes.ts'
import { useLaptop } from '../../lib/use-laptop.ts'
import { TableClock, useClockOf } from '../../stage/beats/table-clock.ts'
import { RoomHero } from '../../stage/sidelines/hero-gap.tsx'
import { toldStandings } from '../../stage/sofa/told-standings.ts'
import { useCast } from '../../stage/sofa/use-cast.ts'
import { ReactionBar } from '../../ui/party/reaction-bar.tsx'

const Sidelines = lazy(() =>
  import('../../stage/sidelines/sidelines.tsx').then((file) => ({ default: file.Sidelines })),
)

interface PlayingProps extends Omit<TableProps, 'people' | 'pastime' | 'meanwhile' | 'room' | 'children'> {
  readonly hand: unknown
  readonly own: OwnSeat | null
}

/** A game as a phone or a laptop in play shows it: no score is on it before the wall has told it. */
export function Playing(props: PlayingProps) {
  const clock = useClockOf(props.table)
  return (
    <TableClock value={clock}>
      <Told {...props} />
    </TableClock>
  )
}

function Told({ hand, own, ...props }: PlayingProps) {
  const { view, table, me, isBusy, send, onPeople } = props
  const { slug } = view.session
  // Whoever is on the card's stage keeps their place beside it.
  const people = useCast(view, outcomeOf(slug, table), { ...sceneOf(slug, table), isStaged: false })
  const isLaptop = useLaptop()
  const told = { ...table, standings: toldStandings(table.standings, people) }
  const hero = useMemo(() => (isLaptop ? null : <GameHero view={view} />), [isLaptop, view])
  // Those beside the card are drawn after it.
  const beside = useDeferredValue(
    isLaptop ? (
      onPeople && <People {...{ view, table, me, onPeople }} cast={people} />
    ) : (
      <Suspense fallback={null}>
        <Sidelines {...{ me, people, hero }} standings={told.standings} players={view.players} />
      </Suspense>
    ),
  )
  return (
    <Table
      {...props}
      table={told}
      pastime={<ReactionBar onReact={react} className="mx-auto w-fit" />}
      people={isLaptop && beside}
      meanwhile={!isLaptop && beside}
      room={<RoomAsleep slug={slug} />}
    >
      <RoomHero value={hero}>
        <GameScreen {...{ view, table, hand, me, own, isBusy, send }} />
      </RoomHero>
    </Table>
  )
}
