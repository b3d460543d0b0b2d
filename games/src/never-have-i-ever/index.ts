import type { PlayerId } from '@highjinks/protocol'
import {
  awardsFor,
  defineGame,
  type HandOf,
  isLastRound,
  pickOne,
  randomBelow,
  timesInWords,
  type ViewOf,
} from '../kit/index.ts'
import { about } from './about.ts'
import { bandOf, countAnswers, INCOGNITO_NEEDS, isSealed, playersOn } from './points.ts'
import { phases, play, setup } from './rules.ts'
import { type Move, move, SIDES, type State, state } from './state.ts'

function view(state: State) {
  const { phase } = state.stage
  const isCounted = phase === 'count' || phase === 'reveal' || phase === 'story'
  const isShown = phase === 'reveal' || phase === 'story'
  const isOpen = state.mode === 'open'
  const { have, answers } = countAnswers(state)
  return {
    statement: state.card?.text ?? null,
    mode: state.mode,
    /** Incognito shows a band only when at least this many answered. */
    incognitoNeeds: INCOGNITO_NEEDS,
    /** Incognito, and fewer are asked than it needs: say so before anybody answers. */
    isTooFew: !isOpen && state.asked.length < INCOGNITO_NEEDS,
    isDouble: isLastRound(state),
    /** Whose answers count, and the highest number to guess. */
    asked: state.asked,
    /** Who has answered, not what. */
    answered: Object.keys(state.answers),
    /** Open only: how many have, of how many who said so or said never. */
    count: isCounted && isOpen ? { have, answers } : null,
    reveal: isShown ? { ...(isOpen ? shownOpen(state) : shownIncognito(state)), gains: state.gains } : null,
    story: phase === 'story' ? { teller: state.teller, ready: state.ready } : null,
  }
}

function shownOpen(state: State) {
  const guessed = Object.entries(state.answers).filter(([, { guess }]) => guess !== null)
  return {
    mode: 'open' as const,
    have: playersOn(state, 'have'),
    never: playersOn(state, 'never'),
    guesses: Object.fromEntries(guessed.map(([id, { guess }]) => [id, guess])),
  }
}

/** A null band: too few answered to hide among, so nothing is shown and no guess was worth anything. */
function shownIncognito(state: State) {
  const { have, answers } = countAnswers(state)
  return { mode: 'incognito' as const, band: isSealed(state) ? null : bandOf(have, answers) }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  const mine = state.answers[seat]
  return {
    answer: mine ? { side: mine.side, guess: mine.guess } : null,
    canTell: state.stage.phase === 'story' && state.teller === null && mine?.side === 'have',
  }
}

function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  if (phase === 'answer' && state.asked.includes(seat) && !state.answers[seat]) {
    const side = random() < 0.05 ? 'skip' : (pickOne(SIDES.slice(0, 2), random) ?? 'never')
    return { type: 'answer', side, guess: randomBelow(state.asked.length + 1, random) }
  }
  const isListening = phase === 'story' && state.asked.includes(seat)
  return isListening && !state.ready.includes(seat) && state.teller === null ? { type: 'next' } : null
}

export const neverHaveIEver = defineGame({
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
      exact: ['Knows you too well', (times) => `guessed the table right ${timesInWords(times)}`],
      have: ['Been everywhere', (times) => `has done it ${timesInWords(times)}`],
      never: ['Slightly bent halo', (times) => `had never ${timesInWords(times)}`],
      alone: ['One of a kind', (times) => `stood alone ${timesInWords(times)}`],
      story: ['Storyteller', (times) => `told us how ${timesInWords(times)}`],
    }),
})

export type View = ViewOf<typeof neverHaveIEver>
export type Hand = HandOf<typeof neverHaveIEver>
