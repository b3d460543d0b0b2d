import type { PlayerId } from '@highjinks/protocol'
import {
  attemptView,
  awardsFor,
  defineGame,
  type HandOf,
  ownVote,
  randomBelow,
  silent,
  simulateSay,
  simulateVote,
  timesInWords,
  undecided,
  type ViewOf,
} from '../kit/index.ts'
import { about } from './about.ts'
import { cardOf, phases, play, setup } from './rules.ts'
import { CHOICES, type Move, move, type State, state } from './state.ts'

function view(state: State) {
  const { phase } = state.stage
  const isShown = phase === 'perform' || phase === 'verdict' || phase === 'reveal'
  const isOpen = phase === 'reveal'
  return {
    /** What the player asked for, and what it turned out to be; from `deal` on. */
    choice: state.choice,
    kind: state.kind,
    worth: state.worth,
    isDouble: state.isDouble,
    /** From `perform` on. */
    card: isShown ? (cardOf(state)?.text ?? null) : null,
    attempt: isShown && state.attempt ? attemptView(state.attempt, isOpen) : null,
    /** In `reveal`: the points as paid, and how many were accepted in a row. */
    reveal: isOpen && state.turn !== null ? { gains: state.gains, streak: state.streaks[state.turn] ?? 0 } : null,
  }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  const isChoosing = seat === state.turn && state.stage.phase === 'deal'
  return {
    /** Two to keep one of, in `deal`. */
    cards: isChoosing ? state.cards.map((card) => ({ id: card.id, text: card.text })) : [],
    canSwap: isChoosing && !state.hasSwapped,
    vote: ownVote(state.attempt, seat).verdict,
  }
}

function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  const isActor = seat === state.turn
  if (phase === 'choose' && isActor && state.choice === null) {
    return { type: 'choose', choice: CHOICES[randomBelow(CHOICES.length, random)] ?? 'surprise' }
  }
  if (phase === 'deal' && isActor && state.kept === null && state.cards.length > 0) {
    return { type: 'keep', card: state.cards[randomBelow(state.cards.length, random)]?.id ?? '' }
  }
  const { attempt } = state
  if (!attempt) return null
  if (phase === 'perform' && silent(attempt).includes(seat)) return simulateSay(random)
  if (phase !== 'verdict' || !undecided(attempt).includes(seat)) return null
  const vote = simulateVote(attempt, random)
  return vote.type === 'judge' ? vote : null
}

export const truthOrDare = defineGame({
  about,
  state,
  move,
  phases,
  setup,
  play,
  view,
  hand,
  simulate,
  awards: (state: State) =>
    awardsFor(state, {
      dare: ['Ice in the veins', (times) => `did the dare ${timesInWords(times)}`],
      truth: ['Open book', (times) => `told the truth ${timesInWords(times)}`],
      pass: ['Right to remain silent', (times) => `passed with style ${timesInWords(times)}`],
    }),
})

export type View = ViewOf<typeof truthOrDare>
export type Hand = HandOf<typeof truthOrDare>
