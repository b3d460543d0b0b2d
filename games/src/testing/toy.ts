import { accept, DEFAULT_SETTINGS, type PlayerId, refuse, type Settings } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { seeded } from '../kit/chance.ts'
import { defineGame } from '../kit/define.ts'
import type { Context, Phase, Table } from '../kit/game.ts'
import { type NewTable, tableSchema } from '../kit/schema.ts'
import { addScores, countMoment } from '../kit/score.ts'
import { enterPhase } from '../kit/stage.ts'
import { newTable } from '../kit/turns.ts'
import { contextAt } from './context.ts'

const PHASES = ['new', 'one', 'all', 'show', 'over'] as const
const state = z.object({ ...tableSchema(PHASES), said: z.array(z.string()) })
type State = z.infer<typeof state>
const move = z.object({ type: z.literal('say') })

const phases: Readonly<Record<State['stage']['phase'], Phase<State>>> = {
  new: { seconds: 0, end: (state, context) => enterPhase(state, 'one', phases, context) },
  one: { seconds: 10, owes: ({ said, turn }) => (turn === null || said.includes(turn) ? [] : [turn]), end: toAll },
  all: {
    seconds: 10,
    owes: ({ said, order }) => order.filter((id) => !said.includes(id)),
    together: true,
    end: toShow,
  },
  show: { seconds: () => 5, end: (state, context) => enterPhase(state, 'over', phases, context) },
  over: { seconds: null, end: (state) => state },
}

function toAll(state: State, context: Context): State {
  return enterPhase({ ...state, said: [] }, 'all', phases, context)
}

function toShow(state: State, context: Context): State {
  const points = Object.fromEntries(state.said.map((id) => [id, 100]))
  return enterPhase(
    state.said.reduce((next, id) => countMoment(next, 'said', id), addScores(state, points)),
    'show',
    phases,
    context,
  )
}

/** A game for the kit's own tests: first the player on turn speaks, then everyone, and that is shown. */
export const toy = defineGame({
  about: {
    id: 1,
    slug: 'toy',
    name: 'Toy',
    description: '',
    instructions: '',
    intensity: 1,
    minPlayers: 2,
    maxPlayers: 4,
    duration: '',
    featured: false,
    rules: ['One', 'Two', 'Three'],
  },
  state,
  move,
  phases,
  // As many rounds as fill the label to the second, at every pace.
  length: { lap: () => 900 / 21 },
  setup: (table: NewTable): State => ({
    ...table,
    turn: table.order[0] ?? null,
    round: 2,
    rounds: 2,
    said: [],
  }),
  play: (state: State, _move: { type: 'say' }, { by }: Context & { by: PlayerId }) =>
    state.said.includes(by) ? refuse('already-done') : accept({ ...state, said: [...state.said, by] }),
  view: (state: State) => ({ said: state.said }),
  hand: (state: State, seat: PlayerId) => (state.order.includes(seat) ? { hasSaid: state.said.includes(seat) } : null),
  titles: { said: ['Spoke', (times) => `${times} times`], sang: ['Sang', () => ''] },
  simulate: (state: State, seat: PlayerId) => (state.said.includes(seat) ? null : { type: 'say' as const }),
})

/** Everyone named is here, except those with a minus: `contextOf(['anna', '-bert'])`. */
export function contextOf(names: readonly string[], change: Partial<Settings> = {}, now = 0): Context {
  const seats = names.map((name) => ({
    id: name.replace(/^-/, ''),
    name: name.replace(/^-/, ''),
    online: !name.startsWith('-'),
    isBot: false,
    muted: [],
    canBeNamed: true,
  }))
  const settings = { ...DEFAULT_SETTINGS, ...change }
  return contextAt({ by: 'clock', now, random: seeded(3), seats, settings })
}

/** Creates a minimal table. */
export function tableWith(names: readonly string[], change: Partial<Table> = {}): Table {
  return { ...newTable(contextOf(names), { used: [], written: [] }, { lap: () => 900 }), ...change }
}
