import type { PlayerId, Settings } from '@highjinks/protocol'
import { Rehearsal } from '../testing/rehearsal.ts'
import { spinTheStash } from './index.ts'
import { type State, state } from './state.ts'
import type { Segment } from './wheel.ts'

export const [ANA, BEN, CLEO, DORA] = ['player-0', 'player-1', 'player-2', 'player-3'] as const

interface Spun {
  readonly seats?: number
  readonly seed?: number
  readonly settings?: Partial<Settings>
}

/** Creates a table for tests that choose where the wheel stops. */
export function spun({ seats = 4, seed = 7, settings = {} }: Spun = {}) {
  const table = new Rehearsal(spinTheStash, { seed, seats, settings: { clock: 'hard', ...settings } })
  const view = () => spinTheStash.view(table.state)
  const kept = (): State => state.parse(table.state)
  const does = (id: PlayerId, move: Readonly<Record<string, unknown>>) => {
    const step = table.move(id, move)
    return step.ok ? 'ok' : step.code
  }
  return {
    table,
    view,
    kept,
    does,
    hand: (id: PlayerId) => spinTheStash.hand(table.state, id),
    scores: () => Object.fromEntries(spinTheStash.standings(table.state).map(({ id, score }) => [id, score])),
    /** Sets what moves can't. */
    sets: (change: Partial<State>) => {
      table.state = { ...kept(), ...change }
    },
    /** The player on turn pulls, and it stops here. */
    stopsAt: (segment: Segment) => {
      does(view().turn ?? '', { type: 'pull' })
      const { wheel } = kept()
      table.state = { ...kept(), wheel: wheel && { ...wheel, segment } }
      table.pass()
    },
    /** Runs the clock until this phase. */
    waitsFor: (phase: string) => {
      for (let i = 0; i < 50 && view().phase !== phase; i++) table.pass()
    },
  }
}
