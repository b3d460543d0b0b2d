import type { Intent, OwnSeat, PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import { type ComponentType, lazy, memo, useEffect, useMemo, useState } from 'react'
import { hasSharedScreen, SharedScreen } from '../stage/beats/shared-screen.ts'
import { TableClock, useClockOf } from '../stage/beats/table-clock.ts'
import { useStory } from '../stage/beats/use-story.ts'
import { PoseContext } from '../stage/sofa/pose-context.ts'
import { SeatMoods } from '../stage/sofa/seat-moods.tsx'
import { Alert } from '../ui/status/alert.tsx'
import { outcomeOf } from './outcomes.ts'
import { poseOf } from './poses/pose-of.ts'
import { SCREENS, SETS } from './register.ts'
import type { ScreenProps } from './screen.ts'

// The server builds the table of a slug with that game's own view and hand, which is what its screen takes.
type AnyScreen = ComponentType<ScreenProps<TableFrame, unknown>>
const FILES = SCREENS as unknown as Readonly<Record<string, () => Promise<{ readonly Screen: AnyScreen }>>>
const SET_FILES: Readonly<Record<string, (() => Promise<unknown>) | undefined>> = SETS
const BY_SLUG: Record<string, AnyScreen | undefined> = Object.fromEntries(
  Object.entries(FILES).map(([slug, file]) => [slug, lazy(async () => ({ default: (await file()).Screen }))]),
)

/** While people still gather, so that the table opens with its game on it. */
export function useScreenAhead(slug: string | undefined): void {
  useEffect(() => {
    if (slug === undefined) return
    // The room comes a moment later without it, and nobody misses more than that.
    SET_FILES[slug]?.().catch(() => undefined)
    // What is here is drawn at once, where something lazy shows its fallback for a moment even so. What does not come
    // now is fetched, and a failure told, when the table opens.
    FILES[slug]?.().then(
      ({ Screen }) => {
        BY_SLUG[slug] = Screen
      },
      () => undefined,
    )
  }, [slug])
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

/** Every phase tells something, and be it that it has nothing to tell. */
function Opening() {
  useStory([])
  return null
}

/** Hands the table to the screen of its game, which has beats of its own: those of the people beside it are not for it. */
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
  // As it was when the table opened: another component in its place would forget what somebody has typed.
  const [screens] = useState(() => ({ ...BY_SLUG }))
  const Screen = screens[slug]
  const clock = useClockOf(table)
  const isToldAbove = me !== null && hasSharedScreen(view)
  const outcome = useMemo(() => outcomeOf(slug, table), [slug, table])
  if (!Screen) {
    return <Alert title="This page is too old for that game">Reload it, and your seat is still yours.</Alert>
  }
  return (
    <TableClock value={clock}>
      <Opening />
      <SharedScreen value={isToldAbove}>
        <PoseContext value={poseOf(slug, table)}>
          <SeatMoods outcome={outcome}>
            <Screen
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
          </SeatMoods>
        </PoseContext>
      </SharedScreen>
    </TableClock>
  )
})
