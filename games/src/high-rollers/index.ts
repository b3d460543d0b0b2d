import type { PlayerId } from '@highjinks/protocol'
import {
  applauseView,
  attemptView,
  bestView,
  clapsLeft,
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
import { holder } from './cards.ts'
import { foreseers } from './foresight.ts'
import { endingOf, factorOf, MOST_PUSHES, potAfter, rightCallers, stakeOf, thrownActions } from './gamble.ts'
import { length, TUMBLE_MS } from './length.ts'
import { TITLES } from './moments.ts'
import { canSwap, play } from './moves.ts'
import { isAimed } from './pay.ts'
import { ACTIONS } from './roll.ts'
import { callersOf, onStage, phases, redeal, setup, shoutersOf } from './rules.ts'
import { simulate } from './simulate.ts'
import { move, type PhaseName, type State, state } from './state.ts'

export { checks, type Roll } from './roll.ts'

const ACTED: ReadonlySet<PhaseName> = new Set(['act', 'verdict', 'score'])
/**
 * The phases in which the outcome of a turn is already known. While dice tumble, the screen decides when to show
 * how a push ended.
 */
const ENDED: ReadonlySet<PhaseName> = new Set(['wild', 'name', 'pick', 'act', 'verdict', 'score'])

function view(state: State) {
  const { phase } = state.stage
  const isActed = ACTED.has(phase)
  const isEnded = ENDED.has(phase)
  const isVoted = phase === 'wild' || phase === 'pick'
  const { faces, task, isBust, pushes } = state
  const factor = factorOf(state)
  const isOnTable = faces !== null && state.turn !== null
  return {
    isDouble: state.isDouble,
    /** The hash of the next roll's seed: in `ready`, and in `keep` for what a push would throw. */
    hash: state.sealed?.hash ?? null,
    /** The current action, and the first throw's intensity. In `keep` and `roll` the dice tumble first. */
    faces,
    tumbleMs: TUMBLE_MS,
    /** This turn's rolls, oldest first; after the game all of them, for checking. */
    rolls: phase === 'over' ? state.rolls : state.rolls.filter((roll) => roll.round === state.round),
    /** The faces that bust a push if they come up again; `actions` is how many there are. */
    thrown: isOnTable ? thrownActions(state) : [],
    actions: ACTIONS.length,
    /** The number of successful pushes. In `roll` this includes the last one, unless it was a bust. */
    pushes,
    isBust,
    /** The stake, and what another successful push would make it; null if none is possible. */
    pot: isOnTable ? stakeOf(state) * factor : 0,
    grown: phase === 'keep' && faces && pushes < MOST_PUSHES ? potAfter(faces.intensity, pushes + 1) * factor : null,
    /** Lost points, which the best player of the round will get. In `roll`, what a bust adds isn't included yet. */
    jar: state.jar,
    spilled: isBust && faces ? potAfter(faces.intensity, pushes) * factor : 0,
    /** Who has called how the turn ends; once it has, who was right and what that paid. */
    called: Object.keys(state.endings),
    callOutcome: isEnded ? callOutcome(state) : null,
    /** Players may only call before the first choice, which is when the table waits for them. */
    mayCall: callersOf(state),
    ending: isEnded ? endingOf(state) : null,
    /** The others' shouts at a player who may push again. */
    shouts: phase === 'keep' ? state.shouts : {},
    shouters: shoutersOf(state),
    /** Null while a Wild is open. */
    task,
    /** The players who vote on a Wild or on the card, and who has voted. */
    voters: isVoted ? state.electors : [],
    voted: isVoted ? Object.keys(phase === 'wild' ? state.wishes : state.picks) : [],
    pair: phase === 'pick' ? state.pair.map(({ id, text, task: kind }) => ({ id, text, task: kind })) : [],
    /** In `name`: the players that the roller may name. */
    choices: phase === 'name' ? state.choices : [],
    /** Who may predict the name and who has, but never which name. */
    foreseers: foreseers(state),
    foreseen: Object.keys(state.foreseen),
    /** Once the roller has named someone: what predicting it paid. */
    sawNaming: phase === 'act' ? state.foresight : {},
    isAimed: isAimed(task),
    target: state.target,
    /** The card. In `keep` it's shown for a Hit or a Truth, so that the roller knows what keeping would mean. */
    card: isActed || phase === 'keep' ? (state.card?.text ?? null) : null,
    /** The player who may change the card. */
    holder: isActed ? holder(state) : null,
    attempt: isActed && state.attempt ? attemptView(state.attempt, phase === 'score') : null,
    applause: applauseView(state),
    score: phase === 'score' ? { gains: state.gains, taskGains: state.taskGains } : null,
    /** At the end of a round: who did what, who was the best, and what they got from the jar. */
    lap: { ...bestView(state), deeds: deedsView(state), poured: phase === 'curtain' ? state.poured : {} },
    interlude: interludeView(state),
  }
}

function callOutcome(state: State) {
  const { endings, callGains: gains } = state
  const ids = Object.keys(endings)
  const right = rightCallers(state)
  return ids.length === 0 ? null : { right, wrong: ids.filter((id) => !right.includes(id)), gains }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  return {
    decision: seat === state.turn ? state.decision : null,
    call: state.endings[seat] ?? null,
    foresees: state.foreseen[seat] ?? null,
    wish: state.wishes[seat] ?? null,
    pick: state.picks[seat] ?? null,
    canSwap: seat === holder(state) && canSwap(state),
    vote: ownVote(state.attempt, seat),
    clapsLeft: clapsLeft(state, seat, onStage(state)),
    shout: state.shouts[seat] ?? null,
    /** The player this seat named as the best of the round. */
    favorite: state.favorites[seat] ?? null,
    interlude: interludeHand(state, seat),
  }
}

export const highRollers = defineGame({
  about,
  rules: 4,
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
  balcony,
  simulate,
  titles: TITLES,
})

export type View = ViewOf<typeof highRollers>
export type Hand = HandOf<typeof highRollers>
