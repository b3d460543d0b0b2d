import type { PlayerId, Settings } from '@highjinks/protocol'
import { namedTable } from '../../testing/named-table.ts'
import { rollAndReact } from '../index.ts'

/** For tests: a table where people act, and see what is acted or do not, by name. */
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
    /** The actor is ready, the rehearsal is over, and so are the four seconds in which everybody only looks. */
    opens: () => {
      starts()
      table.waits(4)
    },
    starts,
    sees: (...ids: readonly PlayerId[]) => ids.map((id) => guesses(id, true)),
    misses: (...ids: readonly PlayerId[]) => ids.map((id) => guesses(id, false)),
    stops: () => table.does(actor(), { type: 'pass' }),
    /** This one leaves the stage to the next, who has nothing to applaud. */
    passes: () => {
      table.does(actor(), { type: 'pass' })
      table.waits(3)
    },
    scores: () => Object.fromEntries(table.view().standings.map(({ id, score }) => [id, score])),
  }
}
