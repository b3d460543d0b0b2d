import type { PlayerId, Settings } from '@highjinks/protocol'
import { namedTable } from '../../testing/named-table.ts'
import { rollAndReact } from '../index.ts'

/** Creates a table for tests where people act, and recognize scenes or not, by name. */
export function theater(names: readonly PlayerId[], settings: Partial<Settings> = {}, seed?: number) {
  const table = namedTable(rollAndReact, names, settings, seed)
  const actor = () => table.view().turn ?? 'nobody'
  const right = () => table.hand(actor()).scene ?? -1
  const wrong = () =>
    table.view().board.find(({ scene }) => scene !== right() && !table.view().struck.includes(scene))?.scene ?? -1
  const guesses = (id: PlayerId, isRight: boolean) =>
    table.does(id, { type: 'guess', draw: table.view().draw, scene: isRight ? right() : wrong() })
  const starts = () => {
    table.does(actor(), { type: 'start' })
    if (!table.view().isRehearsal) return
    table.waits(4)
    for (const id of table.view().audience) guesses(id, false)
  }
  return {
    ...table,
    actor,
    right,
    wrong,
    /** The actor is ready, and the rehearsal and the four seconds of looking are over. */
    opens: () => {
      starts()
      table.waits(4)
    },
    starts,
    sees: (...ids: readonly PlayerId[]) => ids.map((id) => guesses(id, true)),
    misses: (...ids: readonly PlayerId[]) => ids.map((id) => guesses(id, false)),
    stops: () => table.does(actor(), { type: 'pass' }),
    /** This actor leaves the stage to the next one, so there is nothing to applaud. */
    passes: () => {
      table.does(actor(), { type: 'pass' })
      table.waits(3)
    },
    scores: () => Object.fromEntries(table.view().standings.map(({ id, score }) => [id, score])),
  }
}
