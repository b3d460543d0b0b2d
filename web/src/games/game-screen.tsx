import type { Intent, PlayerId, SessionView, TableFrame } from '@highjinks/protocol'
import type { ComponentType } from 'react'
import { Alert } from '../ui/alert.tsx'
import { SCREENS } from './register.ts'
import type { ScreenProps } from './screen.ts'
import { TableClock, useStoppable } from './table-clock.ts'

// The server builds the table of a slug with that game's own view and hand, which is what its screen takes.
const BY_SLUG = SCREENS as unknown as Readonly<
  Record<string, ComponentType<ScreenProps<TableFrame, unknown>> | undefined>
>

interface GameScreenProps {
  readonly view: SessionView
  readonly table: TableFrame
  readonly hand: unknown
  readonly me: PlayerId | null
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
}

/** Hands the table to the screen of its game. */
export function GameScreen({ view, table, hand, me, isBusy, send }: GameScreenProps) {
  const { slug, settings } = view.session
  const Screen = BY_SLUG[slug]
  const clock = useStoppable(table.paused)
  if (!Screen) {
    return <Alert title="This page is too old for that game">Reload it, and your seat is still yours.</Alert>
  }
  return (
    <TableClock value={clock}>
      <Screen
        table={table}
        hand={hand}
        me={me !== null && table.seats.includes(me) ? me : null}
        players={view.players}
        settings={settings}
        act={(move) => send({ type: 'move', move })}
        isBusy={isBusy || table.paused}
      />
    </TableClock>
  )
}
