import type { SessionView, TableFrame } from '@highjinks/protocol'
import { memo, useEffect } from 'react'
import { lazily } from '../lib/lazily.tsx'
import { PoseContext } from '../show/people/pose-context.ts'
import { SeatMoods } from '../show/people/seat-moods.tsx'
import type { Thrown } from '../show/people/use-airborne.ts'
import { LatestReaction } from '../show/spotlight/latest-reaction.ts'
import { gameOf } from './game-of.ts'
import type { AnyTable } from './game-ui.ts'
import { showOf } from './show.ts'
import { TableTime } from './table-time.tsx'
import { TvFinale } from './tv/finale.tsx'
import type { TvView, TvViews } from './tv/tv-view.ts'

export const ROOM_BOARDS = lazily(() => import('./table/room-view.tsx'))

/** While people still gather, so that the table opens with its game on it. */
export function useTvAhead(slug: string): void {
  useEffect(() => {
    const game = gameOf(slug)
    game?.scenery?.preload()
    if (game?.tv) game.tv.preload()
    else {
      game?.screen.preload()
      ROOM_BOARDS.preload()
    }
  }, [slug])
}

interface TableProps {
  readonly view: SessionView
  readonly table: TableFrame
}

interface GameOnTvProps extends TableProps {
  /** The newest reaction that somebody has thrown. */
  readonly latest: Thrown | null
}

/** Hands the table to the game's own view of its phase; of a game that has no views, to the screen that a phone has. */
export const GameOnTv = memo(function GameOnTv({ view, table, latest }: GameOnTvProps) {
  const { slug } = view.session
  const { staging, reveal } = showOf(slug, table)
  const game = gameOf(slug)
  if (!game) return <p role="status">This page is out of date. Reload it.</p>
  return (
    <TableTime slug={slug} table={table}>
      <LatestReaction value={latest}>
        <PoseContext value={staging.pose ?? 'waves'}>
          <SeatMoods reveal={reveal}>
            {game.tv ? (
              <game.tv.Show key={slug}>{({ views }) => <Phase {...{ view, table, views }} />}</game.tv.Show>
            ) : (
              <FromScreen view={view} table={table} />
            )}
          </SeatMoods>
        </PoseContext>
      </LatestReaction>
    </TableTime>
  )
})

function Phase({ view, table, views }: TableProps & { readonly views: TvViews<AnyTable> }) {
  // Before its first phase a table shows nothing.
  const View = (views as Readonly<Record<string, TvView<AnyTable> | undefined>>)[table.phase]
  if (table.phase === 'finale') {
    const left = gameOf(view.session.slug)?.doubleRounds ?? 1
    return <TvFinale table={table} players={view.players} left={left} />
  }
  return View && <View table={table} players={view.players} settings={view.session.settings} />
}

const nothing = () => {}

/** A game with boards draws them as a TV does; any other shows what a phone that only watches has. */
function FromScreen({ view, table }: TableProps) {
  const { slug, settings } = view.session
  const game = gameOf(slug)
  if (!game) return null
  const seen = { table, players: view.players, settings }
  if (table.phase === 'finale') return <TvFinale {...seen} left={game.doubleRounds ?? 1} />
  return (
    <game.screen.Show key={slug}>
      {(file) =>
        'boards' in file ? (
          <ROOM_BOARDS.Show>{({ RoomView }) => <RoomView boards={file.boards} {...seen} />}</ROOM_BOARDS.Show>
        ) : (
          <file.Screen {...seen} hand={null} me={null} act={nothing} isBusy={false} own={null} send={nothing} />
        )
      }
    </game.screen.Show>
  )
}
