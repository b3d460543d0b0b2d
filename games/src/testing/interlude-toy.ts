import { type PlayerId, refuse } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { defineGame } from '../kit/define.ts'
import type { Context, Phase } from '../kit/game.ts'
import {
  beginInterlude,
  beginPoint,
  INTERLUDE_PHASES,
  type Interlude,
  type InterludeHooks,
  interludeHand,
  interludeMoves,
  interludeSchema,
  interludeTexts,
  interludeView,
  NO_INTERLUDE,
  playInterlude,
  pleaMoves,
} from '../kit/interlude.ts'
import { interludePhases } from '../kit/interlude-phases.ts'
import { type NewTable, tableSchema } from '../kit/schema.ts'
import { simulateInterlude } from '../kit/simulate-interlude.ts'
import { enterPhase, OVER } from '../kit/stage.ts'

const state = z.object({ ...tableSchema(['new', ...INTERLUDE_PHASES, 'over']), ...interludeSchema })
type State = z.infer<typeof state>
const move = z.discriminatedUnion('type', [...interludeMoves, ...pleaMoves])
type Move = z.infer<typeof move>

/** A game for tests that only has interludes of one kind; `free` is a Point without points. */
export function interludeToy(kind: Interlude['kind'] | 'free', times = 1) {
  const begin = (state: State, context: Context): State => {
    const next = { ...state, round: state.round + 1 }
    if (kind !== 'free') return beginInterlude(next, kind, context, hooks)
    return beginPoint(next, { id: 'own', text: 'Who is lying?' }, context, hooks, { isPaid: false })
  }
  const hooks: InterludeHooks<State> = {
    enter: (state, phase, context) => enterPhase(state, phase, phases, context),
    after: (state, context) =>
      state.round < times ? begin(state, context) : enterPhase(state, 'over', phases, context),
  }
  const phases: Readonly<Record<State['stage']['phase'], Phase<State>>> = {
    new: { seconds: 0, end: begin },
    ...interludePhases(hooks),
    over: OVER,
  }
  return defineGame({
    about: {
      id: 1,
      slug: 'interlude-toy',
      name: 'Interlude toy',
      description: '',
      instructions: '',
      intensity: 1,
      minPlayers: 2,
      maxPlayers: 8,
      duration: '',
      featured: false,
      rules: ['One', 'Two', 'Three'],
    },
    state,
    length: { lap: () => 900 },
    move,
    phases,
    setup: (table: NewTable): State => ({ ...table, ...NO_INTERLUDE, rounds: times }),
    play: (state: State, move: Move, context: Context & { by: PlayerId }) =>
      playInterlude(state, move, context, () => refuse('wrong-phase')),
    texts: interludeTexts,
    view: (state: State) => ({ interlude: interludeView(state) }),
    hand: (state: State, seat: PlayerId) =>
      state.order.includes(seat) ? { interlude: interludeHand(state, seat) } : null,
    titles: {},
    simulate: simulateInterlude,
  })
}
