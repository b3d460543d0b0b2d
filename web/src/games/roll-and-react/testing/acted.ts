import { rollAndReact } from '@highjinks/games/roll-and-react'
import { fireEvent } from '@testing-library/react'
import { tableOf } from '../../testing/table-of.tsx'
import { boards } from '../screen.tsx'

export const FOUR = ['Anna', 'Bert', 'Cleo', 'Dora'] as const
export const tap = (element: HTMLElement) => fireEvent.click(element)

export function ready(settings: Parameters<typeof tableOf>[3] = {}) {
  const table = tableOf(rollAndReact, boards, FOUR, settings)
  const { view, hand, does, waits } = table
  const actor = () => view().turn ?? ''
  const right = () => hand(actor()).scene ?? -1
  const wrong = () => view().board.find(({ scene }) => scene !== right() && !view().struck.includes(scene))?.scene ?? -1
  const textOf = (scene: number) => view().board.find((one) => one.scene === scene)?.text ?? ''
  const locks = (id: string, isRight: boolean) =>
    does(id, { type: 'guess', draw: view().draw, scene: isRight ? right() : wrong() })
  const begins = () => {
    does(actor(), { type: 'start' })
    if (!view().isRehearsal) return
    waits(4)
    for (const id of view().audience) locks(id, false)
  }
  return {
    ...table,
    right,
    wrong,
    textOf,
    /** The actor is up, and any rehearsal is over. */
    begins,
    opens: () => {
      begins()
      waits(4)
    },
    locks,
  }
}

/** The players guess Anna's first scene. */
export function guessing() {
  const table = ready()
  table.opens()
  return table
}

/** One scene of Anna's that Bert and Dora saw, and Cleo didn't. */
export function gallery() {
  const table = guessing()
  const [scene, mistake] = [table.right(), table.wrong()]
  table.locks('Bert', true)
  table.locks('Cleo', false)
  table.locks('Dora', true)
  table.waits(4)
  table.does('Anna', { type: 'pass' })
  return { ...table, scene: table.textOf(scene), mistake: table.textOf(mistake) }
}
