import type { Intent, OwnSeat, PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { memo, useEffect } from 'react'
import { lazily } from '../lib/lazily.tsx'
import { PoseContext } from '../show/people/pose-context.ts'
import { SeatMoods } from '../show/people/seat-moods.tsx'
import { HasTv, isTvInRoom } from '../show/timeline/has-tv.ts'
import { Alert } from '../ui/status/alert.tsx'
import { Deafness } from './deafness.tsx'
import { gameOf } from './game-of.ts'
import type { AnyTable, DrawnFile } from './game-ui.ts'
import { Finale } from './lap/finale.tsx'
import type { ScreenProps } from './screen.ts'
import { showOf } from './show.ts'

/** Preloads the screen while people gather, so that the table opens with its game on it. */
export function useScreenAhead(slug: string | undefined): void {
  useEffect(() => {
    const game = slug === undefined ? null : gameOf(slug)
    // Without it the room comes a moment later, and that's all anyone misses.
    game?.scenery?.preload()
    if (!game) return
    game.screen.preload()
    HAND_BOARDS.preload()
  }, [slug])
}

export const HAND_BOARDS = lazily(() => import('./table/hand-screen.tsx'))

interface DrawnProps extends ScreenProps<AnyTable, unknown> {
  readonly file: DrawnFile<AnyTable, unknown>
}

function Drawn({ file, ...props }: DrawnProps) {
  return <HAND_BOARDS.Show>{({ HandScreen }) => <HandScreen boards={file.boards} {...props} />}</HAND_BOARDS.Show>
}

interface GameScreenProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly hand: unknown
  readonly me: PlayerId | null
  readonly own?: OwnSeat | null
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
}

/** Passes the table to its game's screen, which has its own steps, separate from those of the people beside it. */
export const GameScreen = memo(function GameScreen({
  view,
  table,
  hand,
  me,
  own = null,
  isBusy,
  send,
}: GameScreenProps) {
  const { slug, settings } = view.session
  const hasTv = me !== null && isTvInRoom(view)
  const { staging, reveal } = showOf(slug, table)
  const game = gameOf(slug)
  if (!game) {
    return <Alert title="This page is out of date">Reload the page. Your seat is still yours.</Alert>
  }
  return (
    <>
      <Deafness cue={table.cue} />
      <HasTv value={hasTv}>
        <PoseContext value={staging.pose ?? 'waves'}>
          <SeatMoods reveal={reveal}>
            <game.screen.Show key={slug}>
              {(file) =>
                table.phase === 'finale' ? (
                  <Finale table={table} players={view.players} left={game.doubleRounds ?? 1} />
                ) : (
                  <Drawn
                    file={file}
                    table={table}
                    hand={hand}
                    me={me !== null && table.seats.includes(me) ? me : null}
                    players={view.players}
                    settings={settings}
                    act={(move) => send({ type: 'move', cue: table.cue, move })}
                    isBusy={isBusy || table.paused}
                    own={own}
                    send={send}
                  />
                )
              }
            </game.screen.Show>
          </SeatMoods>
        </PoseContext>
      </HasTv>
    </>
  )
})
