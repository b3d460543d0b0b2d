import type { PlayerView, Settings, TableFrame } from '@highjinks/protocol'
import type { AnyTable } from '../game-ui.ts'
import { ROOM, RoomOptions } from './parts/room.tsx'
import { type Boards, phaseNow, withTopic } from './phase.ts'
import { SeenContext } from './seen.ts'

interface RoomViewProps<Table extends TableFrame, Hand> {
  readonly boards: Boards<Table, Hand>
  readonly table: Table
  readonly players: readonly PlayerView[]
  readonly settings: Settings
}

const nothing = () => {}

/** A table on a TV: its phase's board, and the options if they are all of it. */
export function RoomView<Table extends AnyTable, Hand>({
  boards,
  table: told,
  players,
  settings,
}: RoomViewProps<Table, Hand>) {
  const table = withTopic(boards, told)
  const phase = phaseNow(boards, table)
  if (!phase) return null
  const { Board } = phase
  const seen = { table, hand: null, me: null, players }
  const ask = phase.ask?.({ ...seen, act: nothing }) ?? null
  return (
    <SeenContext value={{ me: null, players, isSeated: false, isBusy: false, ask: null }}>
      <Board {...seen} {...{ settings, parts: ROOM, tap: null }} />
      {ask?.kind === 'one-of' && ask.at === 'page' && <RoomOptions options={ask.options} />}
    </SeenContext>
  )
}
