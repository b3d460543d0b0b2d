import type { PlayerId } from '@highjinks/protocol'
import {
  applauseView,
  attemptView,
  bestView,
  clapsLeft,
  counted,
  deedsView,
  defineGame,
  type HandOf,
  interludeHand,
  interludeTexts,
  interludeView,
  ownVote,
  type ViewOf,
} from '../kit/index.ts'
import { about } from './about.ts'
import { balcony } from './balcony.ts'
import { callers, isRoomsPick, pickers } from './calling.ts'
import { cardOf } from './cards.ts'
import { length } from './length.ts'
import { factorOf, revealView, WORTH } from './pay.ts'
import { onStage, phases, play, redeal, setup } from './rules.ts'
import { simulate } from './simulate.ts'
import { type Move, move, type Outcome, type State, state } from './state.ts'

function view(state: State) {
  const { phase } = state.stage
  const isOpen = phase === 'reveal' || phase === 'explain'
  const isChosen = phase === 'deal' || phase === 'perform' || phase === 'verdict' || isOpen
  const isKept = isChosen && phase !== 'deal'
  const { choose, deal } = state.outcomes
  return {
    /** From `deal` on. */
    choice: isChosen ? state.choice : null,
    isRoomsPick: isChosen && isRoomsPick(state),
    /** The pay of a completed turn, before calls. */
    worth: WORTH * factorOf(state),
    isDouble: state.isDouble,
    /** The two cards that everyone sees, from `deal` on. */
    cards: isChosen ? state.cards.map(({ id, text, kind }) => ({ id, text, kind })) : [],
    /** The kept one, from `perform` on. */
    kept: isKept ? cardOf(state).id : null,
    /** Who may call or pick in this phase, and who has, but never what. */
    callers: callers(state),
    called: Object.keys(state.calls),
    pickers: pickers(state),
    picked: Object.keys(state.picks),
    /** The results of the calls and what they paid, once their phase is over. */
    outcomes: { choose: choose && outcomeView(choose), deal: deal && outcomeView(deal) },
    applause: applauseView(state),
    attempt: isKept && state.attempt ? attemptView(state.attempt, isOpen) : null,
    /** In `reveal`: the points as paid. */
    reveal: isOpen ? revealView(state) : null,
    /** The lone voter, and their vote. */
    explains: state.explains && { by: state.explains.by, vote: state.explains.vote },
    /** At the end of a round: who did what, and who was the best. */
    lap: { ...bestView(state), deeds: deedsView(state) },
    interlude: interludeView(state),
  }
}

function outcomeView({ right, wrong, gains, unread }: Outcome) {
  return { right, wrong, gains, unread }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  const { phase } = state.stage
  const isActor = seat === state.turn
  return {
    /** The choice and card of the player on turn, before the others see them. */
    choice: isActor ? state.choice : null,
    kept: isActor && !isRoomsPick(state) ? state.kept : null,
    canSwap: isActor && phase === 'deal' && state.kept === null && !state.hasSwapped,
    call: state.calls[seat] ?? null,
    pick: state.picks[seat] ?? null,
    clapsLeft: clapsLeft(state, seat, onStage(state)),
    favorite: state.favorites[seat] ?? null,
    vote: ownVote(state.attempt, seat).verdict,
    interlude: interludeHand(state, seat),
  }
}

export const truthOrDare = defineGame({
  about,
  rules: 2,
  state,
  move,
  phases,
  length,
  setup,
  play,
  texts: (move: Move) => interludeTexts(move),
  card: (state: State) => (state.stage.phase === 'deal' ? state.cards.map(({ id }) => id).join() : state.kept),
  redeal,
  view,
  hand,
  balcony,
  simulate,
  titles: {
    legend: ['Living legend', counted('left the room speechless')],
    dare: ['Ice in the veins', counted('did the dare')],
    truth: ['Open book', counted('told the truth')],
    surprise: ['Blank check', counted('let the room decide', ', and did it')],
    unread: ['Poker face', counted('fooled the room')],
    caller: ['Mind reader', counted('saw it coming')],
    echo: ['On the record', counted('owned up to something they wrote tonight')],
    picky: ['Refined taste', counted('sent the cards back to the kitchen')],
    half: ['Half a hero', counted('got halfway there', ', which is the fun half')],
    dodged: ['Escape artist', counted('slipped through the fingers of the law')],
    pass: ['Right to remain silent', counted('skipped with style')],
    first: ['Icebreaker', () => 'went first, so no one else had to'],
  },
})

export type View = ViewOf<typeof truthOrDare>
export type Hand = HandOf<typeof truthOrDare>
