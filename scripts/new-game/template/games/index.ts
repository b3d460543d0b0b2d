import { counted, defineGame, type HandOf, pickOne, type ViewOf } from '../kit/index.ts'
import { about } from './about.ts'
import { cardIn } from './cards.ts'
import { length, phases, play, setup, winnersOf } from './rules.ts'
import { move, SIDES, type State, state } from './state.ts'

export const eitherOr = defineGame({
  about,
  state,
  move,
  phases,
  length,
  setup,
  play,
  card: (state: State) => String(state.round),
  view: (state: State) => ({
    choices: [...cardIn(state.round)],
    /** Who has picked, but not what. */
    picked: Object.keys(state.picks),
    reveal:
      state.stage.phase === 'reveal'
        ? { picks: state.picks, winners: [...winnersOf(state)], gains: state.gains }
        : null,
  }),
  hand: (state: State, seat) => (state.order.includes(seat) ? { pick: state.picks[seat] ?? null } : null),
  titles: {
    withMost: ['One of the herd', counted('was with most of you')],
  },
  simulate: (state: State, seat, random) => {
    const side = pickOne(SIDES, random)
    const isAsked = state.stage.phase === 'pick' && state.order.includes(seat) && !state.picks[seat]
    return isAsked && side ? { type: 'pick' as const, side } : null
  },
})

export type View = ViewOf<typeof eitherOr>
export type Hand = HandOf<typeof eitherOr>
