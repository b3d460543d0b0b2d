import { accept, nameKey, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { starters } from '../decks/starters/index.ts'
import { type Context, dealCards, seatedPlayers, shuffle } from '../kit/index.ts'
import { type Sheet, STATEMENTS, type State } from './state.ts'

/** More than this make a long evening: the others come first in the next cycle. */
export const AUTHORS_MOST = 8
const STARTERS = 3

/** Three different statements, one marked: something to present, Done or not. */
export function isComplete(sheet: Sheet): boolean {
  const keys = sheet.texts.map(nameKey)
  return sheet.lie !== null && !keys.includes('') && new Set(keys).size === STATEMENTS
}

export function writing(state: State): readonly PlayerId[] {
  return state.order.filter((id) => state.sheets[id]?.isDone === false)
}

/** A blank sheet for everybody, with starters. All will read what is written, so the starters suit all. */
export function handOut(state: State, context: Context): State {
  const writers = seatedPlayers(state, context)
  const { state: next, cards } = dealCards(state, starters, STARTERS * writers.length, context)
  const lines = cards.map((card) => card.text)
  const sheets = writers.map((id, i) => [id, blank(around(lines, i * STARTERS))] as const)
  return { ...next, sheets: Object.fromEntries(sheets) }
}

/** One change to the writer's own sheet, as long as it is not done. */
export function write(state: State, by: PlayerId, change: (sheet: Sheet) => Sheet | null): Step<State> {
  if (state.stage.phase !== 'write') return refuse('wrong-phase')
  const sheet = state.sheets[by]
  if (!sheet) return refuse('not-allowed')
  if (sheet.isDone) return refuse('already-done')
  const changed = change(sheet)
  return changed ? accept({ ...state, sheets: { ...state.sheets, [by]: changed } }) : refuse('not-allowed')
}

export function swapStarters(state: State, by: PlayerId, context: Context): Step<State> {
  if (state.sheets[by]?.hasSwapped) return refuse('already-done')
  const { state: next, cards } = dealCards(state, starters, STARTERS, context)
  const lines = cards.map((card) => card.text)
  return write(next, by, (sheet) => ({ ...sheet, starters: lines, hasSwapped: true }))
}

/** Those who wrote and are still seated: who has presented least first, otherwise at random, at most eight. */
export function authors(state: State, context: Context): readonly PlayerId[] {
  const complete = seatedPlayers(state, context).filter((id) => {
    const sheet = state.sheets[id]
    return sheet !== undefined && isComplete(sheet)
  })
  return shuffle(complete, context.random)
    .sort((a, b) => (state.turns[a] ?? 0) - (state.turns[b] ?? 0))
    .slice(0, AUTHORS_MOST)
}

function blank(lines: string[]): Sheet {
  return { texts: ['', '', ''], lie: null, isDone: false, starters: lines, hasSwapped: false }
}

/** Three of the list from here on, going round when it is short. */
function around(lines: readonly string[], from: number): string[] {
  const count = Math.min(STARTERS, lines.length)
  return Array.from({ length: count }, (_, i) => lines[(from + i) % lines.length] ?? '')
}
