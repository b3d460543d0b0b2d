import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  type Context,
  countMoment,
  enterPhase,
  FEWEST_TO_PLAY,
  type NewTable,
  type Phase,
  payGains,
  presentPlayers,
  seatedPlayers,
  seatNewcomers,
  shuffle,
  TURNS_EACH,
} from '../kit/index.ts'
import { earned, fooled } from './points.ts'
import type { Move, PhaseName, Sheet, State } from './state.ts'
import { AUTHORS_MOST, authors, handOut, isComplete, swapStarters, write, writing } from './write.ts'

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextCycle },
  write: { seconds: 120, owes: writing, together: true, end: toAuthors },
  present: {
    seconds: 25,
    owes: (state) => (state.turn === null || state.isPresented ? [] : [state.turn]),
    end: toVote,
  },
  vote: {
    seconds: 20,
    owes: (state) => state.voters.filter((id) => !state.votes[id]),
    together: true,
    end: (state, context) => enterPhase(state, 'reveal', phases, context),
  },
  reveal: { seconds: 8, end: toScore },
  score: { seconds: 4, end: nextAuthor },
  over: { seconds: null, end: (state) => state },
}

/** What a turn leaves behind: nothing. */
const NOTHING_YET = { statements: null, lie: null, isPresented: false, voters: [], votes: {}, gains: {} }

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    cycle: 0,
    cycles: TURNS_EACH[context.settings.duration],
    sheets: {},
    queue: [],
    ...NOTHING_YET,
  }
  return nextCycle(empty, context)
}

export function play(state: State, move: Move, context: Context & { readonly by: PlayerId }): Step<State> {
  const { by } = context
  switch (move.type) {
    case 'draft':
      return write(state, by, (sheet) => ({ ...sheet, texts: move.texts, lie: move.lie }))
    case 'swap':
      return swapStarters(state, by, context)
    case 'pass': {
      if (state.stage.phase !== 'present') return write(state, by, torn)
      return by === state.turn ? accept(nextAuthor(state, context)) : refuse('not-your-turn')
    }
    case 'done': {
      if (state.stage.phase !== 'present') return write(state, by, finished)
      return by === state.turn ? accept({ ...state, isPresented: true }) : refuse('not-your-turn')
    }
    case 'vote': {
      if (state.stage.phase !== 'vote') return refuse('wrong-phase')
      if (!state.voters.includes(by)) return refuse('not-allowed')
      if (state.votes[by]) return refuse('already-done')
      return accept({ ...state, votes: { ...state.votes, [by]: { pick: move.pick, isSure: move.isSure } } })
    }
  }
}

/** The last cycle holds everybody's last turn. */
export function isDouble(state: State): boolean {
  return state.cycle >= state.cycles
}

function finished(sheet: Sheet): Sheet | null {
  return isComplete(sheet) ? { ...sheet, isDone: true } : null
}

function torn(sheet: Sheet): Sheet {
  return { ...sheet, texts: ['', '', ''], lie: null, isDone: true }
}

function nextCycle(before: State, context: Context): State {
  const state: State = { ...before, ...NOTHING_YET, sheets: {}, queue: [], turn: null }
  const isOver = state.cycle >= state.cycles || context.seats.length < FEWEST_TO_PLAY
  if (isOver) return enterPhase({ ...state, rounds: state.round }, 'over', phases, context)
  const cycle = state.cycle + 1
  const next = seatNewcomers({ ...state, cycle }, context)
  const turns = cyclesLeft(next) + 1
  const rounds = next.round + turns * authorsExpected(next)
  return enterPhase(handOut({ ...next, rounds }, context), 'write', phases, context)
}

/** Time is up or all are done: whatever is complete will be presented, the rest is forgotten. */
function toAuthors(state: State, context: Context): State {
  const queue = [...authors(state, context)]
  const sheets = Object.fromEntries(Object.entries(state.sheets).filter(([id]) => queue.includes(id)))
  return nextAuthor({ ...state, queue, sheets }, context)
}

/** The next in the queue, those who are here before those who are away; who has left is not presented. */
function nextAuthor(before: State, context: Context): State {
  const state = seatNewcomers({ ...before, ...NOTHING_YET, turn: null }, context)
  const waiting = state.queue.filter((id) => seatedPlayers(state, context).includes(id))
  const turn = waiting.find((id) => presentPlayers(state, context).includes(id)) ?? waiting[0]
  const sheet = turn === undefined ? undefined : state.sheets[turn]
  if (turn === undefined || !sheet || context.seats.length < FEWEST_TO_PLAY) return nextCycle(state, context)
  const { [turn]: _, ...sheets } = state.sheets
  const turns = { ...state.turns, [turn]: (state.turns[turn] ?? 0) + 1 }
  const queue = waiting.filter((id) => id !== turn)
  const round = state.round + 1
  const rounds = round + queue.length + cyclesLeft(state) * authorsExpected(state)
  const next: State = { ...state, turn, turns, sheets, queue, round, rounds, ...shuffled(sheet, context) }
  return enterPhase(next, 'present', phases, context)
}

function shuffled(sheet: Sheet, context: Context): Pick<State, 'statements' | 'lie'> {
  const [a = 0, b = 1, c = 2] = shuffle<number>([0, 1, 2], context.random)
  const text = (place: number) => sheet.texts[place] ?? ''
  return { statements: [text(a), text(b), text(c)], lie: [a, b, c].indexOf(sheet.lie ?? 0) }
}

function toVote(state: State, context: Context): State {
  const voters = seatedPlayers(state, context).filter((id) => id !== state.turn)
  return enterPhase({ ...state, voters }, 'vote', phases, context)
}

function toScore(state: State, context: Context): State {
  let next = payGains(state, earned(state), isDouble(state) ? 2 : 1)
  const caught = fooled(state)
  for (const id of caught) next = countMoment(next, 'fooled', id)
  for (const [id, { pick, isSure }] of Object.entries(state.votes)) {
    if (pick === state.lie) next = countMoment(next, isSure ? 'sure' : 'sharp', id)
  }
  if (state.turn !== null && caught.length > 0) next = countMoment(next, 'poker', state.turn, caught.length)
  return enterPhase(next, 'score', phases, context)
}

function cyclesLeft(state: State): number {
  return Math.max(0, state.cycles - state.cycle)
}

function authorsExpected(state: State): number {
  return Math.min(AUTHORS_MOST, state.order.length)
}
