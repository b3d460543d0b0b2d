import type { PlayerId } from '@highjinks/protocol'
import {
  attemptView,
  awardsFor,
  defineGame,
  type HandOf,
  ownVote,
  pickOne,
  silent,
  simulateSay,
  simulateVote,
  timesInWords,
  undecided,
  type ViewOf,
} from '../kit/index.ts'
import { about } from './about.ts'
import { TASKS } from './roll.ts'
import { canSwap, phases, play, setup } from './rules.ts'
import { type Move, move, type State, state } from './state.ts'
import { holder, isAimed, worthOf } from './task.ts'

export { ACTIONS, checks, type Roll } from './roll.ts'

/** A simulated player rolls anything below this again. */
const LOW = 3

function view(state: State) {
  const { phase } = state.stage
  const isActed = phase === 'act' || phase === 'verdict' || phase === 'score'
  const { faces, task } = state
  return {
    isDouble: state.isDouble,
    /** Of the next roll's seed: in `ready`, and in `keep` for the one die that may be rolled again. */
    hash: state.sealed?.hash ?? null,
    /** From `roll` on. The last of `rolls` says which dice tumble. */
    faces,
    /** This turn's rolls, oldest first; when the game is over all of them, to be checked. */
    rolls: phase === 'over' ? state.rolls : state.rolls.filter((roll) => roll.round === state.round),
    decision: state.decision,
    /** From `aim` on: what is to be done; null while a Wild is still open. */
    task,
    worth: task && faces ? worthOf(task, faces.intensity) : null,
    /** In `aim`: who can be named, and whether somebody has to be. */
    choices: phase === 'aim' ? state.choices : [],
    isAimed: isAimed(task),
    target: state.target,
    card: isActed ? (state.card?.text ?? null) : null,
    /** Who may change the card. */
    holder: isActed ? holder(state) : null,
    attempt: isActed && state.attempt ? attemptView(state.attempt, phase === 'score') : null,
    score: phase === 'score' ? { gains: state.gains } : null,
  }
}

function hand(state: State, seat: PlayerId) {
  if (!state.order.includes(seat)) return null
  return { canSwap: seat === holder(state) && canSwap(state), vote: ownVote(state.attempt, seat) }
}

function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { attempt } = state
  const isRoller = seat === state.turn
  switch (state.stage.phase) {
    case 'ready':
      return isRoller && !state.isThrown ? { type: 'roll' } : null
    case 'keep':
      return isRoller && state.decision === null ? keeps(state) : null
    case 'aim':
      return isRoller ? aims(state, random) : null
    case 'act':
      return attempt && silent(attempt).includes(seat) ? simulateSay(random) : null
    case 'verdict':
      return attempt && undecided(attempt).includes(seat) ? simulateVote(attempt, random) : null
    case 'new':
    case 'roll':
    case 'score':
    case 'over':
      return null
  }
}

function keeps(state: State): Move {
  return (state.faces?.intensity ?? 0) < LOW ? { type: 'reroll', die: 'intensity' } : { type: 'keep' }
}

function aims(state: State, random: () => number): Move | null {
  const tasks = TASKS.filter((task) => !isAimed(task) || state.choices.length > 0)
  if (state.task === null) return { type: 'wild', task: pickOne(tasks, random) ?? 'Truth' }
  const player = isAimed(state.task) && state.target === null ? pickOne(state.choices, random) : undefined
  return player === undefined ? null : { type: 'name', player }
}

export const highRollers = defineGame({
  about,
  state,
  move,
  phases,
  setup,
  play,
  card: (state: State) => state.card?.id ?? null,
  view,
  hand,
  simulate,
  awards: (state: State) =>
    awardsFor(state, {
      stunt: ['Ice in the veins', (times) => `pulled off a stunt ${timesInWords(times)}`],
      won: ['Undefeated', (times) => `won a challenge ${timesInWords(times)}`],
      truth: ['Open book', (times) => `told the truth ${timesInWords(times)}`],
      high: ['High roller', (times) => `played for a five ${timesInWords(times)}`],
    }),
})

export type View = ViewOf<typeof highRollers>
export type Hand = HandOf<typeof highRollers>
