import type { OwnSeat } from '@highjinks/protocol'
import { Suspense, useDeferredValue, useEffect, useMemo } from 'react'
import { GameHero } from '../../games/game-hero.tsx'
import { RoomAsleep } from '../../games/game-room.tsx'
import { GameScreen } from '../../games/game-screen.tsx'
import { TableTime } from '../../games/table-time.tsx'
import { useShow } from '../../games/use-show.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useLaptop } from '../../lib/use-laptop.ts'
import { react, tapForBalcony } from '../../session/session-store.ts'
import { Table, type TableProps } from '../../session/table/table.tsx'
import { useBalconyNews } from '../../show/balcony/use-balcony-news.ts'
import { RoomHero } from '../../show/people/hero-gap.tsx'
import { shownStandings } from '../../show/people/shown-standings.ts'
import { standingLine } from '../../show/people/standing-line.ts'
import { WaitingPeople } from '../../show/people/waiting-people.tsx'
import { buzz } from '../../show/sound/sound.ts'
import { performersOf } from '../../show/spotlight/performers-of.ts'
import { isTvInRoom } from '../../show/timeline/has-tv.ts'
import { useIsOut } from '../../show/timeline/use-beats.ts'
import { ReactionBar } from '../../ui/party/reaction-bar.tsx'

const TableFoot = lazyComponent(() => import('./table-foot.tsx').then((file) => file.TableFoot))
const LaptopSpotlight = lazyComponent(() => import('./laptop-spotlight.tsx').then((file) => file.LaptopSpotlight))

/** Preloads the sides of a laptop's table. */
export function preloadLaptopParts(): void {
  void TableFoot.preload()
  void LaptopSpotlight.preload()
}

/** Loaded by no one who plays. */
const Ghost = lazyComponent(() => import('../../games/ghost/ghost.tsx').then((file) => file.Ghost))

const TwistTicket = lazyComponent(() => import('../../games/twist/ticket.tsx').then((file) => file.TwistTicket))

interface PlayingProps extends Omit<TableProps, 'people' | 'show' | 'pastime' | 'meanwhile' | 'room' | 'children'> {
  readonly hand: unknown
  readonly own: OwnSeat | null
}

/** A game on a phone or a laptop. It shows no score before the TV has. */
export function Playing(props: PlayingProps) {
  return (
    <TableTime slug={props.view.session.slug} table={props.table}>
      <Shown {...props} />
    </TableTime>
  )
}

function Shown({ hand, own, ...props }: PlayingProps) {
  const { view, table, me, isBusy, send } = props
  const { slug } = view.session
  // The player in the spotlight keeps their place beside it.
  const { staging, reveal, progress, people } = useShow(view, { hasSpotlight: false })
  const isLaptop = useLaptop()
  const standings = shownStandings(table.standings, people)
  const isOut = useIsOut()
  useEffect(() => {
    if (isOut) buzz('stamp')
  }, [isOut])
  useBalconyNews(me === null ? null : view, progress.isPaid)
  const hero = useMemo(() => <GameHero view={view} />, [view])
  const line = standingLine({ standings, players: view.players, me, isTold: reveal === null || progress.isPaid })
  // In a pause all of them doze on the sofa.
  const performers = table.paused ? [] : performersOf({ scene: staging, reveal, progress })
  // The people beside the card draw after it.
  const beside = useDeferredValue(
    <Suspense fallback={null}>
      {isLaptop ? (
        <TableFoot {...{ me, performers, table }} cast={people} />
      ) : (
        <WaitingPeople {...{ me, people, hero, standings, line }} />
      )}
    </Suspense>,
  )
  const moment = `${table.phase} ${table.round} ${table.turn}`
  const show = useDeferredValue(
    isLaptop && (
      <Suspense fallback={null}>
        <LaptopSpotlight {...{ hero, line, performers, moment }} cast={people} />
      </Suspense>
    ),
  )
  const screen = <GameScreen {...{ view, table, hand, me, own, isBusy, send }} />
  return (
    <Table
      {...props}
      table={{ ...table, standings }}
      pastime={<ReactionBar onReact={react} className="mx-auto w-fit" />}
      people={isLaptop && beside}
      show={show}
      meanwhile={!isLaptop && beside}
      room={<RoomAsleep slug={slug} />}
    >
      <RoomHero value={isLaptop ? null : hero}>
        {me !== null && !isLaptop && isTvInRoom(view) && (
          <Suspense fallback={null}>
            <TwistTicket view={view} me={me} />
          </Suspense>
        )}
        {me !== null ? (
          screen
        ) : (
          <Suspense fallback={screen}>
            <Ghost view={view} table={table} tap={tapForBalcony}>
              {screen}
            </Ghost>
          </Suspense>
        )}
      </RoomHero>
    </Table>
  )
}
