import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  type Attempt,
  applaud,
  crown,
  judge,
  type MoveContext,
  nameFavorite,
  type OwnMove,
  playInterlude,
  required,
  say,
  type Verdict,
} from '../kit/index.ts'
import { dealt, holder, performersOf } from './cards.ts'
import { foresee } from './foresight.ts'
import { named } from './naming.ts'
import { endingCalled } from './roll.ts'
import { callersOf, onStage, shoutersOf } from './rules.ts'
import type { Move, State } from './state.ts'

export function play(state: State, move: Move, context: MoveContext): Step<State> {
  return playInterlude(state, move, context, (own) => playTurn(state, own, context))
}

function playTurn(state: State, move: OwnMove<Move>, context: MoveContext): Step<State> {
  const { by } = context
  const { phase } = state.stage
  switch (move.type) {
    case 'roll':
      if (phase !== 'ready') return refuse('wrong-phase')
      return by === state.turn ? accept({ ...state, isThrown: true }) : refuse('not-your-turn')
    case 'decide':
      if (phase !== 'keep') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return state.decision === null ? accept({ ...state, decision: move.decision }) : refuse('already-done')
    case 'call':
      if (phase !== 'keep') return refuse('wrong-phase')
      if (!callersOf(state).includes(by)) return refuse('not-allowed')
      if (state.endings[by]) return refuse('already-done')
      return accept({ ...state, endings: { ...state.endings, [by]: endingCalled(move.ending) } })
    case 'shout':
      if (phase !== 'keep') return refuse('wrong-phase')
      if (!shoutersOf(state).includes(by)) return refuse('not-allowed')
      return accept({ ...state, shouts: { ...state.shouts, [by]: move.decision } })
    case 'wild':
      if (phase !== 'wild') return refuse('wrong-phase')
      if (!state.electors.includes(by)) return refuse('not-allowed')
      if (state.wishes[by]) return refuse('already-done')
      return accept({ ...state, wishes: { ...state.wishes, [by]: move.task } })
    case 'name':
      if (phase !== 'name') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return state.choices.includes(move.player) ? accept(named(state, move.player)) : refuse('not-allowed')
    case 'foresee':
      return foresee(state, by, move.what)
    case 'pick':
      return picks(state, move.card, by)
    case 'swap':
      return swapped(state, context)
    case 'favorite':
      return phase === 'favorite' ? nameFavorite(state, by, move.player) : refuse('wrong-phase')
    case 'applaud':
      return onStage(state).length > 0 ? applaud(state, by, move.for, onStage(state)) : refuse('wrong-phase')
    case 'done':
    case 'pass':
    case 'judge':
    case 'crown':
      return performs(state, move, by)
  }
}

/** Allowed once, for the card's owner, before anyone has answered it. */
export function canSwap(state: State): boolean {
  const isUntouched = Object.keys(state.attempt?.said ?? {}).length === 0
  return state.stage.phase === 'act' && state.card !== null && !state.hasSwapped && isUntouched
}

function picks(state: State, card: string, by: PlayerId): Step<State> {
  if (state.stage.phase !== 'pick') return refuse('wrong-phase')
  if (!state.electors.includes(by)) return refuse('not-allowed')
  if (state.picks[by]) return refuse('already-done')
  // A card that was withdrawn must not be confused with its replacement.
  if (!state.pair.some(({ id }) => id === card)) return refuse('wrong-phase')
  return accept({ ...state, picks: { ...state.picks, [by]: card } })
}

function swapped(state: State, context: MoveContext): Step<State> {
  if (state.stage.phase !== 'act') return refuse('wrong-phase')
  if (context.by !== holder(state)) return refuse('not-allowed')
  if (state.hasSwapped) return refuse('already-done')
  if (!canSwap(state)) return refuse('not-allowed')
  const { state: next, card } = dealt(state, required(state.task), performersOf(state), context)
  return accept({ ...next, card, hasSwapped: true })
}

type Performing = Extract<OwnMove<Move>, { readonly type: 'done' | 'pass' | 'judge' | 'crown' }>

function performs(state: State, move: Performing, by: PlayerId): Step<State> {
  const during = move.type === 'judge' || move.type === 'crown' ? 'verdict' : 'act'
  if (state.stage.phase !== during) return refuse('wrong-phase')
  const attempt = required(state.attempt)
  switch (move.type) {
    case 'judge':
      return isThumb(move.verdict) ? attempted(state, judge(attempt, by, move.verdict)) : refuse('not-allowed')
    case 'crown':
      return attempted(state, crown(attempt, by, move.winner))
    case 'done':
    case 'pass':
      return attempted(state, say(attempt, by, move.type))
  }
}

/** Thumbs up, or not quite. */
function isThumb(verdict: Verdict): boolean {
  return verdict === 'did-it' || verdict === 'half'
}

function attempted(state: State, step: Step<Attempt>): Step<State> {
  return step.ok ? accept({ ...state, attempt: step.state }) : step
}
