import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { nevers } from '../decks/nevers/index.ts'
import {
  addScores,
  type Context,
  countMoment,
  dealCards,
  enterPhase,
  FEWEST_TO_PLAY,
  isLastRound,
  type NewTable,
  nextRound,
  type Phase,
  payGains,
  ROUNDS,
  seatedPlayers,
} from '../kit/index.ts'
import { EXACT, earned, playersAlone, playersOn, STORY } from './points.ts'
import type { Move, PhaseName, State } from './state.ts'

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextPrompt },
  prompt: { seconds: 4, end: toAnswer },
  answer: {
    seconds: 15,
    owes: (state) => state.asked.filter((id) => !state.answers[id]),
    together: true,
    end: (state, context) => enterPhase(state, 'count', phases, context),
  },
  count: { seconds: 4, end: toReveal },
  reveal: { seconds: 6, end: (state, context) => enterPhase(state, 'story', phases, context) },
  story: { seconds: 30, owes: listening, together: true, end: afterStory },
  over: { seconds: null, end: (state) => state },
}

/** What a round leaves behind: nothing. */
const NOTHING_YET = { card: null, asked: [], answers: {}, gains: {}, teller: null, hasTold: false, ready: [] }

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    mode: context.settings.reveal,
    ...NOTHING_YET,
  }
  return nextPrompt(empty, context)
}

export function play(state: State, move: Move, context: Context & { readonly by: PlayerId }): Step<State> {
  const { by } = context
  switch (move.type) {
    case 'answer': {
      if (state.stage.phase !== 'answer') return refuse('wrong-phase')
      if (!state.asked.includes(by)) return refuse('not-allowed')
      if (state.answers[by]) return refuse('already-done')
      if (move.guess !== null && move.guess > state.asked.length) return refuse('not-allowed')
      return accept({ ...state, answers: { ...state.answers, [by]: { side: move.side, guess: move.guess } } })
    }
    case 'tell': {
      if (state.stage.phase !== 'story') return refuse('wrong-phase')
      if (state.teller !== null) return refuse('already-done')
      if (state.answers[by]?.side !== 'have') return refuse('not-allowed')
      return accept(enterPhase({ ...state, teller: by }, 'story', phases, context))
    }
    case 'told': {
      if (state.stage.phase !== 'story') return refuse('wrong-phase')
      return by === state.teller ? accept({ ...state, hasTold: true }) : refuse('not-allowed')
    }
    case 'next': {
      if (state.stage.phase !== 'story') return refuse('wrong-phase')
      if (state.ready.includes(by)) return refuse('already-done')
      const teller = by === state.teller ? null : state.teller
      return accept({ ...state, teller, ready: [...state.ready, by] })
    }
  }
}

/**
 * A teller is waited for alone; with nobody who has there is no story. Incognito waits for everybody, always: a shorter
 * list, or a missing phase, would say who has.
 */
function listening(state: State): readonly PlayerId[] {
  if (state.teller !== null) return state.hasTold ? [] : [state.teller]
  const asked = state.mode === 'open' ? playersOn(state, 'have') : state.asked
  return asked.filter((id) => !state.ready.includes(id))
}

function nextPrompt(before: State, context: Context): State {
  const rounds = ROUNDS[context.settings.duration]
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextRound(before, context, rounds)
  if (!next) return enterPhase({ ...before, ...NOTHING_YET }, 'over', phases, context)
  const { state, cards } = dealCards<State, (typeof nevers)[number]>({ ...next, ...NOTHING_YET }, nevers, 1, context)
  const card = cards[0] ? { id: cards[0].id, text: cards[0].text } : null
  const round = { ...state, card, mode: context.settings.reveal, asked: [...seatedPlayers(state, context)] }
  return enterPhase(round, 'prompt', phases, context)
}

function toAnswer(state: State, context: Context): State {
  return enterPhase({ ...state, asked: [...seatedPlayers(state, context)] }, 'answer', phases, context)
}

function toReveal(state: State, context: Context): State {
  const gains = earned(state)
  let next = payGains(state, gains, isLastRound(state) ? 2 : 1)
  for (const [id, points] of Object.entries(gains)) if (points >= EXACT) next = countMoment(next, 'exact', id)
  for (const id of playersAlone(state)) next = countMoment(next, 'alone', id)
  // What somebody has done may be counted only where everybody saw it.
  if (state.mode === 'open') {
    for (const id of playersOn(state, 'have')) next = countMoment(next, 'have', id)
    for (const id of playersOn(state, 'never')) next = countMoment(next, 'never', id)
  }
  return enterPhase(next, 'reveal', phases, context)
}

function afterStory(state: State, context: Context): State {
  const { teller } = state
  if (teller === null) return nextPrompt(state, context)
  const points = STORY * (isLastRound(state) ? 2 : 1)
  return nextPrompt(countMoment(addScores(state, { [teller]: points }), 'story', teller), context)
}
