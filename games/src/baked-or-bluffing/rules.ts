import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { facts } from '../decks/facts/index.ts'
import {
  addScores,
  type Context,
  countMoment,
  dealCards,
  enterPhase,
  FEWEST_TO_PLAY,
  fillBlank,
  isLastRound,
  type NewTable,
  nextRound,
  type Phase,
  presentPlayers,
  ROUNDS,
  seatedPlayers,
  shuffle,
} from '../kit/index.ts'
import type { Move, PhaseName, State, Statement, Vote } from './state.ts'

const RIGHT = 500
const SPEED = 300
const FOOLED = 250
const FOOLED_MOST = 1000
const STREAK = 200
const STREAK_LENGTH = 3

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextReader },
  read: { seconds: 20, owes: (state) => (state.reading === null ? reader(state) : []), end: toArgue },
  argue: { seconds: 25, owes: (state) => (state.isDone ? [] : reader(state)), end: toVote },
  vote: {
    seconds: 15,
    owes: (state) => state.voters.filter((id) => !state.votes[id]),
    together: true,
    end: toReveal,
  },
  reveal: { seconds: 8, end: nextReader },
  over: { seconds: null, end: (state) => state },
}

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    // Some read more often than others, and the last reading counts double: chance says who, not the seat.
    order: shuffle(table.order, context.random),
    card: null,
    hasSwapped: false,
    reading: null,
    isDone: false,
    votes: {},
    streaks: {},
    gains: {},
    voters: [],
  }
  return nextReader(empty, context)
}

export function play(state: State, move: Move, context: Context & { readonly by: PlayerId }): Step<State> {
  const { by } = context
  switch (move.type) {
    case 'read': {
      if (state.stage.phase !== 'read') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      // Chosen for a statement that was swapped away meanwhile, it is no choice for this one.
      return move.card === state.card?.id ? accept({ ...state, reading: move.as }) : refuse('wrong-phase')
    }
    case 'swap': {
      if (state.stage.phase !== 'read') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return state.hasSwapped ? refuse('already-done') : accept({ ...dealt(state, context), hasSwapped: true })
    }
    case 'done': {
      if (state.stage.phase !== 'argue') return refuse('wrong-phase')
      return by === state.turn ? accept({ ...state, isDone: true }) : refuse('not-your-turn')
    }
    case 'vote': {
      if (state.stage.phase !== 'vote') return refuse('wrong-phase')
      if (!state.voters.includes(by)) return refuse('not-allowed')
      if (state.votes[by]) return refuse('already-done')
      const given = { vote: move.vote, speed: speedBonus(state, context) }
      return accept({ ...state, votes: { ...state.votes, [by]: given } })
    }
  }
}

/** The statement as it was read out; nothing chosen means it was read straight. */
export function spoken(state: State): { readonly text: string; readonly isTrue: boolean } | null {
  return state.card && (state.reading === 'bent' ? state.card.bent : state.card.straight)
}

function reader(state: State): readonly PlayerId[] {
  return state.turn === null ? [] : [state.turn]
}

/** Whoever has read least reads next, among those who are here. */
function nextReader(before: State, context: Context): State {
  const rounds = ROUNDS[context.settings.duration]
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextRound(before, context, rounds)
  const turn = next ? leastRead(next, context) : undefined
  if (!next || turn === undefined) return enterPhase({ ...before, turn: null }, 'over', phases, context)
  const round: State = {
    ...next,
    turn,
    turns: { ...next.turns, [turn]: (next.turns[turn] ?? 0) + 1 },
    hasSwapped: false,
    reading: null,
    isDone: false,
    votes: {},
    gains: {},
    voters: [],
  }
  return enterPhase(dealt(round, context), 'read', phases, context)
}

/** Nobody reads twice in a row because the next one is away: then it is the absent one's, whose clock runs. */
function leastRead(state: State, context: Context): PlayerId | undefined {
  const isRested = (id: PlayerId) => id !== state.turn
  const present = presentPlayers(state, context)
  const seated = seatedPlayers(state, context)
  const readers = [present.filter(isRested), seated.filter(isRested), seated].find((group) => group.length > 0) ?? []
  return [...readers].sort((a, b) => (state.turns[a] ?? 0) - (state.turns[b] ?? 0))[0]
}

/** A coin decides whether the statement on the card is the true one or the false one. */
function dealt(state: State, context: Context): State {
  const { state: next, cards } = dealCards(state, facts, 1, context)
  const fact = cards[0]
  if (!fact) return { ...next, card: null }
  const truth = { text: fillBlank(fact, fact.truth), isTrue: true }
  const bend = { text: fillBlank(fact, fact.bend), isTrue: false }
  const isStraight = context.random() < 0.5
  const card: Statement = {
    id: fact.id,
    straight: isStraight ? truth : bend,
    bent: isStraight ? bend : truth,
    why: fact.why,
    source: fact.sources.join(' · '),
  }
  return { ...next, card }
}

function toArgue(state: State, context: Context): State {
  return enterPhase({ ...state, reading: state.reading ?? 'straight' }, 'argue', phases, context)
}

/** Everybody seated, also who is away: they may come back in time. */
function toVote(state: State, context: Context): State {
  const voters = seatedPlayers(state, context).filter((id) => id !== state.turn)
  return enterPhase({ ...state, voters }, 'vote', phases, context)
}

function toReveal(state: State, context: Context): State {
  const right: Vote = spoken(state)?.isTrue ? 'legit' : 'baked'
  let next = state
  let fooled = 0
  const gains: Record<PlayerId, number> = {}
  for (const id of state.voters) {
    const given = state.votes[id]
    // Who said nothing was not wrong: a row goes on with the next vote.
    if (!given) continue
    const isRight = given.vote === right
    const streak = isRight ? (state.streaks[id] ?? 0) + 1 : 0
    next = { ...next, streaks: { ...next.streaks, [id]: streak } }
    if (isRight) {
      gains[id] = RIGHT + given.speed + (streak % STREAK_LENGTH === 0 ? STREAK : 0)
      next = countMoment(next, 'sharp', id)
    } else {
      fooled++
      next = countMoment(next, 'fooled', id)
    }
  }
  if (state.turn !== null && fooled > 0) {
    gains[state.turn] = Math.min(FOOLED_MOST, fooled * FOOLED)
    next = countMoment(next, 'poker', state.turn, fooled)
  }
  const factor = isLastRound(state) ? 2 : 1
  const doubled = Object.fromEntries(Object.entries(gains).map(([id, points]) => [id, points * factor]))
  return enterPhase({ ...addScores(next, doubled), gains: doubled }, 'reveal', phases, context)
}

/** Nothing in the first third of the clock is lost; then it melts to zero. Off at relaxed pace and without a clock. */
function speedBonus(state: State, context: Context): number {
  const { since, deadline } = state.stage
  if (deadline === null || context.settings.pace === 'relaxed') return 0
  const used = Math.max(0, Math.min(1, (context.now - since) / (deadline - since)))
  return Math.round(SPEED * Math.min(1, (1 - used) * 1.5))
}
