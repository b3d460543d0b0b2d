import type { SessionView, TableFrame } from '@highjinks/protocol'
import { memo, useEffect } from 'react'
import { lazily } from '../lib/lazily.tsx'
import { PoseContext } from '../show/people/pose-context.ts'
import { SeatMoods } from '../show/people/seat-moods.tsx'
import type { Thrown } from '../show/people/use-airborne.ts'
import { LatestReaction } from '../show/spotlight/latest-reaction.ts'
import { said } from '../ui/announcer/announcer.ts'
import { gameOf } from './game-of.ts'
import { showOf } from './show.ts'
import { TableTime } from './table-time.tsx'
import { TvFinale } from './tv/finale.tsx'

export const ROOM_BOARDS = lazily(() => import('./table/room-view.tsx'))

/** Preloads the TV's parts while people gather, so that the table opens with its game on it. */
export function useTvAhead(slug: string): void {
  useEffect(() => {
    const game = gameOf(slug)
    game?.scenery?.preload()
    game?.screen.preload()
    ROOM_BOARDS.preload()
  }, [slug])
}

interface TableProps {
  readonly view: SessionView
  readonly table: TableFrame
}

interface GameOnTvProps extends TableProps {
  /** The newest reaction. */
  readonly latest: Thrown | null
}

/** Draws a game's boards as a TV does. */
export const GameOnTv = memo(function GameOnTv({ view, table, latest }: GameOnTvProps) {
  const { slug } = view.session
  const { staging, reveal } = showOf(slug, table)
  const game = gameOf(slug)
  if (!game) return <p ref={said}>This page is out of date. Reload it.</p>
  return (
    <TableTime slug={slug} table={table}>
      <LatestReaction value={latest}>
        <PoseContext value={staging.pose ?? 'waves'}>
          <SeatMoods reveal={reveal}>
            <OnTv view={view} table={table} />
          </SeatMoods>
        </PoseContext>
      </LatestReaction>
    </TableTime>
  )
})

function OnTv({ view, table }: TableProps) {
  const { slug, settings } = view.session
  const game = gameOf(slug)
  if (!game) return null
  const seen = { table, players: view.players, settings }
  if (table.phase === 'finale') return <TvFinale {...seen} left={game.doubleRounds ?? 1} />
  return (
    <game.screen.Show key={slug}>
      {({ boards }) => <ROOM_BOARDS.Show>{({ RoomView }) => <RoomView boards={boards} {...seen} />}</ROOM_BOARDS.Show>}
    </game.screen.Show>
  )
}
