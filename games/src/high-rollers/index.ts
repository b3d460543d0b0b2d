import type { PlayerId } from '@highjinks/protocol'
import {
  applauseView,
  attemptView,
  clapsLeft,
  defineGame,
  type HandOf,
  interludeHand,
  interludeTexts,
  interludeView,
  ownVote,
  type ViewOf,
} from '../kit/index.ts'
import { about } from './about.ts'
import { holder } from './cards.ts'
import { foreseers } from './foresight.ts'
import { TITLES } from './moments.ts'
import { canSwap, play } from './moves.ts'
import { decisionOf, factorOf, isAimed, worthOf } from './pay.ts'
import type { Action, Task } from './roll.ts'
import { length, phases, redeal, setup, TUMBLE_MS } from './rules.ts'
import { simulate } from './simulate.ts'
import { move, type PhaseName, type State, state } from './state.ts'

export { checks, type Roll } from './roll.ts'

const ACTED: ReadonlySet<PhaseName> = new Set(['act', 'verdict', 'score'])
const DECIDED: ReadonlySet<PhaseName> = new Set(['roll', 'wild', 'name', 'pick', 'act', 'verdict', 'score'])

function view(state: State) {
  const { phase } = state.stage
  const isActed = ACTED.has(phase)
  const isDecided = DECIDED.has(phase)
  const isVoted = phase === 'wild' || phase === 'pick'
  const { faces, task, luck } = state
  const factor = factorOf(state)
  // As soon as a push has rolled again everybody sees what the new roll pays.
  const counted = task ?? (phase === 'roll' && faces ? keptTask(faces.action) : null)
  return {
    isDouble: state.isDouble,
    /** Of the next roll's seed: in `ready`, and in `keep` for what a push would throw. */
    hash: state.sealed?.hash ?? null,
    /** From `keep` on, where they tumble for so long before anybody can do anything about them. */
    faces,
    tumbleMs: TUMBLE_MS,
    /** This turn's rolls, oldest first; when the game is over all of them, to be checked. */
    rolls: phase === 'over' ? state.rolls : state.rolls.filter((roll) => roll.round === state.round),
    /** Who has called what the roller will do; who was right, what that has paid, and what it was, once it is decided. */
    called: Object.keys(state.calls),
    callOutcome: isDecided ? callOutcome(state) : null,
    decision: isDecided ? decisionOf(state) : null,
    luck: isDecided ? luck : null,
    /** Null while a Wild is still open. */
    task,
    worth: counted && faces ? worthOf(counted, faces.intensity, luck) * factor : null,
    /** The same without what a push has done to it. */
    plain: counted && faces ? worthOf(counted, faces.intensity, null) * factor : null,
    /** In `keep`: what keeping would pay; a Wild may turn out to be for two, and pay more. */
    pays: phase === 'keep' && faces ? worthOf(keptTask(faces.action), faces.intensity, null) * factor : null,
    /** Those who vote on what a Wild is or on the card, and who has. */
    voters: isVoted ? state.voters : [],
    voted: isVoted ? Object.keys(phase === 'wild' ? state.wishes : state.picks) : [],
    pair: phase === 'pick' ? state.pair.map(({ id, text }) => ({ id, text })) : [],
    /** In `name`: whom the roller may name. */
    choices: phase === 'name' ? state.choices : [],
    /** Those who may say whom it will be, or what the table will say, and who has; never what. */
    foreseers: foreseers(state),
    foreseen: Object.keys(state.foreseen),
    /** Once the roller has named somebody: whom having known that has paid what. */
    sawNaming: phase === 'pick' || phase === 'act' ? state.foresight : {},
    isAimed: isAimed(task),
    target: state.target,
    /** In `keep` a Hit's or a Truth's: it is what keeping would mean. */
    card: isActed || phase === 'keep' ? (state.card?.text ?? null) : null,
    /** Who may change the card. */
    holder: isActed ? holder(state) : null,
    attempt: isActed && state.attempt ? attemptView(state.attempt, phase === 'score') : null,
    applause: applauseView(state),
    score: phase === 'score' ? scoreView(state) : null,
    /** Paid for the loudest applause of the lap that has just ended. */
    loudest: state.loudest,
    interlude: interludeView(state),
  }
}

function scoreView({ gains, taskGains, foresight }: State) {
  return { gains, taskGains, foresight }
}

function callOutcome(state: State) {
  const { calls, callGains: gains } = state
  const ids = Object.keys(calls)
  const isRight = (id: PlayerId) => calls[id] === decisionOf(state)
  return ids.length === 0 ? null : { right: ids.filter(isRight), wrong: ids.filter((id) => !isRight(id)), gains }
}

function keptTask(action: Action): Task {
  return action === 'Wild' ? 'Hit' : action
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  const { phase } = state.stage
  return {
    decision: seat === state.turn ? state.decision : null,
    call: state.calls[seat] ?? null,
    foresees: state.foreseen[seat] ?? null,
    wish: state.wishes[seat] ?? null,
    pick: state.picks[seat] ?? null,
    canSwap: seat === holder(state) && canSwap(state),
    vote: ownVote(state.attempt, seat),
    clapsLeft: phase === 'act' ? clapsLeft(state, seat, state.attempt?.performers ?? []) : 0,
    interlude: interludeHand(state, seat),
  }
}

export const highRollers = defineGame({
  about,
  rules: 2,
  state,
  move,
  phases,
  length,
  setup,
  play,
  texts: interludeTexts,
  card: (state: State) => state.card?.id ?? null,
  redeal,
  view,
  hand,
  simulate,
  titles: TITLES,
})

export type View = ViewOf<typeof highRollers>
export type Hand = HandOf<typeof highRollers>
