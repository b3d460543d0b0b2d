import type { PlayerId } from '@highjinks/protocol'
import { clapsLeft, pickOne, randomBelow, required, shuffle, simulateFavorite } from '../kit/index.ts'
import { BOT_LINES } from './bot-lines.ts'
import { isComplete, writing } from './sheet.ts'
import type { Move, State } from './state.ts'
import { askable, askers } from './story.ts'
import { callable, nerveOf } from './vote.ts'

/** The chances that a simulated player is dead sure, tells its story, and claps. */
const NERVE = 0.25
const TELLS = 0.9
const CLAPS = 0.35

export function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  switch (state.stage.phase) {
    case 'write':
      return simulateWriting(state, seat, random)
    case 'present':
      return seat === state.turn && state.said === null ? { type: 'done' } : null
    case 'vote': {
      if (!state.voters.includes(seat) || state.votes[seat]) return null
      const isSure = nerveOf(state, seat) !== 'spent' && random() < NERVE
      return { type: 'vote', pick: randomBelow(state.statements.length, random), isSure }
    }
    case 'ask': {
      const isAsked = askers(state).includes(seat) && state.asks[seat] === undefined
      const place = isAsked ? pickOne(askable(state), random) : undefined
      return place === undefined ? null : { type: 'ask', place }
    }
    case 'reveal':
      return simulateClap(state, seat, random)
    case 'tell':
      if (seat !== state.turn) return simulateClap(state, seat, random)
      return state.said === null ? { type: random() < TELLS ? 'done' : 'pass' } : null
    case 'favorite':
      return simulateFavorite(state, seat, random)
    case 'new':
    case 'finale':
    case 'curtain':
    case 'lap':
    case 'over':
      return null
  }
}

function simulateClap(state: State, seat: PlayerId, random: () => number): Move | null {
  const turn = required(state.turn)
  return clapsLeft(state, seat, [turn]) > 0 && random() < CLAPS ? { type: 'applaud', for: turn } : null
}

function simulateWriting(state: State, seat: PlayerId, random: () => number): Move | null {
  const sheet = state.sheets[seat]
  if (!sheet) return null
  if (writing(state).includes(seat)) return isComplete(sheet) ? { type: 'done' } : scribble(state, seat, random)
  const whom = state.calls[seat] === undefined ? pickOne(callable(state, seat), random) : undefined
  return whom === undefined ? null : { type: 'call', whom }
}

/** Writes lines that nobody else has on paper or had in the last round. */
function scribble(state: State, seat: PlayerId, random: () => number): Move {
  const taken = new Set([
    ...Object.values(state.sheets).flatMap(({ lines }) => lines.map(({ text }) => text)),
    ...state.book.flatMap(({ statements }) => statements),
  ])
  const { lines } = required(state.sheets[seat])
  const free = BOT_LINES.filter((line) => !taken.has(line))
  const drawn = shuffle(free.length < lines.length ? BOT_LINES : free, random)
  return { type: 'draft', lines: lines.map((_, i) => ({ text: required(drawn[i]), isOwn: true })) }
}
