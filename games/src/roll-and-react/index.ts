import type { PlayerId } from '@highjinks/protocol'
import { awardsFor, defineGame, type HandOf, randomBelow, timesInWords, type ViewOf } from '../kit/index.ts'
import { about } from './about.ts'
import { guessOf, phases, play, rating, setup } from './rules.ts'
import { type Move, move, OPTIONS, type State, state } from './state.ts'

/** How often a simulated player, who sees nobody act, finds the scene all the same. */
const LUCK = 0.5

function view(state: State) {
  const { phase } = state.stage
  const isOpen = phase === 'reveal' || phase === 'rate' || phase === 'score'
  const { answer } = state
  return {
    /** From the acting on: four scenes, in the same order everywhere. Empty before, and when the actor passed at once. */
    options: state.options,
    audience: state.audience,
    isDouble: state.isDouble,
    /** Who has locked a guess, first to last; not which. */
    locked: state.guesses.map((guess) => guess.by),
    /** The actor passed, or was away and chose nothing: no rating, no points for acting. */
    hasPassed: state.hasPassed,
    reveal:
      isOpen && answer !== null
        ? {
            answer,
            guesses: state.guesses.map(({ by, option }) => ({ by, option, isRight: option === answer })),
          }
        : null,
    /** Who has rated, not how. */
    rated: Object.keys(state.stars),
    score: phase === 'score' ? { rating: rating(state), gains: state.gains } : null,
  }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  const { phase } = state.stage
  const isActor = seat === state.turn
  return {
    /** The actor's choice of scenes, in `brief`. */
    cards: isActor && phase === 'brief' ? state.cards.map((card) => ({ id: card.id, text: card.text })) : [],
    canSwap: isActor && phase === 'brief' && !state.hasSwapped,
    /** For the actor: which of the view's options to act. */
    answer: isActor && phase === 'act' ? state.answer : null,
    /** Which of the view's options this seat has locked. */
    guess: guessOf(state, seat)?.option ?? null,
    stars: state.stars[seat] ?? null,
  }
}

function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  if (phase === 'brief' && seat === state.turn && state.kept === null && state.cards.length > 0) {
    return { type: 'keep', card: state.cards[randomBelow(state.cards.length, random)]?.id ?? '' }
  }
  if (!state.audience.includes(seat)) return null
  if (phase === 'act' && !state.hasPassed && !guessOf(state, seat)) {
    const blind = randomBelow(OPTIONS, random)
    return { type: 'guess', option: random() < LUCK ? (state.answer ?? blind) : blind }
  }
  if (phase === 'rate' && state.stars[seat] === undefined) return { type: 'rate', stars: 3 + randomBelow(3, random) }
  return null
}

export const rollAndReact = defineGame({
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
      clear: ['Born for the stage', (times) => `was understood ${timesInWords(times)}`],
      sharp: ['Mind reader', (times) => `knew the scene ${timesInWords(times)}`],
      ovation: ['Standing ovation', (times) => `brought the house down ${timesInWords(times)}`],
    }),
})

export type View = ViewOf<typeof rollAndReact>
export type Hand = HandOf<typeof rollAndReact>
