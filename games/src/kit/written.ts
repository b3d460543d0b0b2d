import type { PlayerId } from '@highjinks/protocol'
import { type Callback, callbackOf } from './card.ts'
import { pickOne } from './chance.ts'
import type { Context, Table } from './game.ts'
import { required } from './required.ts'
import type { WrittenLine } from './written-line.ts'

/** Turns tonight's lines into cards; each line comes back once. */
export function callbacksOf(
  state: Pick<Table, 'written'>,
  context: Context,
  templates: readonly string[],
): readonly Callback[] {
  return state.written.map((line) => callbackOf(line, required(pickOne(templates, context.random))))
}

/** Adds these to tonight's lines, each once. */
export function addWritten<State extends Table>(state: State, lines: readonly WrittenLine[]): State {
  const known = new Set(state.written.map(({ id }) => id))
  return { ...state, written: [...state.written, ...lines.filter(({ id }) => !known.has(id))] }
}

/** Sets whether a line's author allows quoting. */
export function allowQuote<State extends Table>(
  state: State,
  by: PlayerId,
  id: string,
  mayQuote: boolean,
): State | null {
  if (!state.written.some((line) => line.id === id && line.author === by)) return null
  return { ...state, written: state.written.map((line) => (line.id === id ? { ...line, mayQuote } : line)) }
}

/** Returns the ID of the card that a written line comes back as. */
export function callbackId(lineId: string): string {
  return `said-${lineId}`
}

/** Whether a card is a written line that came back. */
export function isCallbackId(cardId: string): boolean {
  return cardId.startsWith(callbackId(''))
}
