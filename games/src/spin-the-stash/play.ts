import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  type Attempt,
  applaud,
  attemptBy,
  crown,
  explained,
  type InterludeMove,
  judge,
  type MoveContext,
  nameFavorite,
  playInterlude,
  required,
  say,
} from '../kit/index.ts'
import { betsOn, hasPerformed, performersOf } from './bets.ts'
import { admit, catchSomebody, deny, find } from './caught.ts'
import { begin, dealAnew, mayCall } from './rules.ts'
import type { Move, State } from './state.ts'
import { withPartner } from './task.ts'
import { taskOf } from './wheel.ts'

export function play(state: State, move: Move, context: MoveContext): Step<State> {
  // Moves that are allowed at any time.
  if (move.type === 'catch') return catchSomebody(state, move.rule, move.culprit, context)
  if (move.type === 'admit') return admit(state, move.charge, context.by)
  if (move.type === 'deny') return deny(state, move.charge, context)
  return playInterlude(state, move, context, (own) => playTurn(state, own, context))
}

type TurnMove = Exclude<Move, InterludeMove | { readonly type: 'catch' | 'admit' | 'deny' }>

function playTurn(state: State, move: TurnMove, context: MoveContext): Step<State> {
  const { by } = context
  switch (move.type) {
    case 'pull': {
      if (state.stage.phase !== 'spin') return refuse('wrong-phase')
      return by === state.turn ? accept({ ...state, isPulled: true }) : refuse('not-your-turn')
    }
    case 'bet':
      return placeBet(state, move.on, by)
    case 'swap':
      return swapCard(state, context)
    case 'pick':
      return pick(state, move.what, by)
    case 'call':
      return call(state, move.what, by)
    case 'favorite':
      return state.stage.phase === 'favorite' ? nameFavorite(state, by, move.player) : refuse('wrong-phase')
    case 'done':
      return doIt(state, by)
    case 'pass':
      return passIt(state, context)
    case 'judge':
    case 'crown': {
      const { attempt } = state
      if (state.stage.phase !== 'verdict') return refuse('wrong-phase')
      const judged = required(attempt)
      return attempted(state, move.type === 'judge' ? judge(judged, by, move.verdict) : crown(judged, by, move.winner))
    }
    case 'applaud':
      return onStage(state).length > 0 ? applaud(state, by, move.for, onStage(state)) : refuse('wrong-phase')
    case 'find':
      return state.stage.phase === 'verdict' ? find(state, move.charge, move.isGuilty, by) : refuse('wrong-phase')
  }
}

/** Returns the players to applaud: the current or last performer, and before that the player at the wheel. */
export function onStage(state: State): readonly PlayerId[] {
  const { phase } = state.stage
  if (phase === 'resolve' || phase === 'verdict') return performersOf(state)
  if (phase === 'score') return hasPerformed(state) ? performersOf(state) : []
  return (phase === 'spin' || phase === 'turning') && state.turn !== null ? [state.turn] : []
}

/** The player on turn can swap the card once, until someone has answered it. */
export function canSwap(state: State): boolean {
  const { phase } = state.stage
  const isOpen = phase === 'bet' || phase === 'pick' || (phase === 'resolve' && state.picked === null)
  const isUnanswered = state.picked === null && Object.keys(state.attempt?.said ?? {}).length === 0
  return isOpen && isUnanswered && !state.hasSwapped
}

/** Returns whether the player has a card and still has to do it. */
function isAsking({ stage }: State): boolean {
  return stage.phase === 'bet' || stage.phase === 'pick' || stage.phase === 'resolve'
}

function swapCard(state: State, context: MoveContext): Step<State> {
  if (!isAsking(state)) return refuse('wrong-phase')
  if (context.by !== state.turn) return refuse('not-your-turn')
  if (state.hasSwapped) return refuse('already-done')
  if (!canSwap(state)) return refuse('not-allowed')
  return accept(dealAnew({ ...state, hasSwapped: true }, taskOf(state), context))
}

function placeBet(state: State, on: string, by: PlayerId): Step<State> {
  const { attempt, bettors, bets } = state
  if (state.stage.phase !== 'bet') return refuse('wrong-phase')
  if (!bettors.includes(by) || !betsOn(required(attempt)).includes(on)) return refuse('not-allowed')
  if (bets[by] !== undefined) return refuse('already-done')
  return accept({ ...state, bets: { ...bets, [by]: on } })
}

function pick(state: State, what: string, by: PlayerId): Step<State> {
  if (state.stage.phase !== 'pick') return refuse('wrong-phase')
  if (by !== state.turn) return refuse('not-your-turn')
  if (!optionsOf(state).includes(what)) return refuse('not-allowed')
  if (state.picked !== null || required(state.attempt).said[by]) return refuse('already-done')
  return accept({ ...state, picked: what })
}

function call(state: State, what: string, by: PlayerId): Step<State> {
  if (state.stage.phase !== 'pick') return refuse('wrong-phase')
  if (!mayCall(state, by) || !optionsOf(state).includes(what)) return refuse('not-allowed')
  if (state.calls[by] !== undefined) return refuse('already-done')
  return accept({ ...state, calls: { ...state.calls, [by]: what } })
}

/** Returns the rules or players that the player on turn chooses from. */
export function optionsOf({ offered, receivers }: State): readonly string[] {
  return [...offered.map(({ id }) => id), ...receivers]
}

/** In a Swap, either half can say that it's done. */
function doIt(state: State, by: PlayerId): Step<State> {
  const { attempt, turn } = state
  if (state.stage.phase === 'explain') {
    const next = explained(state, by)
    return next ? accept(next) : refuse('not-allowed')
  }
  if (state.stage.phase !== 'resolve') return refuse('wrong-phase')
  return attempted(state, say(required(attempt), by === state.partner ? required(turn) : by, 'done'))
}

/** Bets were on both players of a Duel, or on the one who is out now, so they are returned. */
function passIt(state: State, context: MoveContext): Step<State> {
  if (!isAsking(state)) return refuse('wrong-phase')
  if (context.by === state.partner) return decline(state, context)
  if (state.picked !== null && state.stage.phase === 'pick') return refuse('already-done')
  const step = attempted(state, say(required(state.attempt), context.by, 'pass'))
  return step.ok ? accept({ ...step.state, bets: {} }) : step
}

/** The other neighbor steps in, with a card of their own. */
function decline(state: State, context: MoveContext): Step<State> {
  const turn = required(state.turn)
  const declined: State = { ...state, declined: [...state.declined, context.by], partner: null }
  return accept(begin(withPartner({ ...declined, attempt: attemptBy([turn]) }, turn, context), 'swap', context))
}

function attempted(state: State, step: Step<Attempt>): Step<State> {
  return step.ok ? accept({ ...state, attempt: step.state }) : step
}
