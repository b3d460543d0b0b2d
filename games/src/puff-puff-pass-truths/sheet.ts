import { accept, nameKey, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import { starters } from '../decks/starters/index.ts'
import { type Context, dealCard, dealCards, type Prompt, required, type Starter, turnTakers } from '../kit/index.ts'
import { type Line, MOST_LINES, type Sheet, type State, type Statement } from './state.ts'

/** One truth less after the first round. */
function linesIn(lap: number): number {
  return lap <= 1 ? MOST_LINES : MOST_LINES - 1
}

/**
 * Gives every player a blank sheet with a starter on every line. Everyone will read the result, so the starters suit
 * everyone.
 */
export function handOut(state: State, context: Context): State {
  const writers = turnTakers(state, context)
  const lines = linesIn(state.lap)
  const { state: next, cards } = dealCards(state, starters, lines * writers.length, context)
  const blank = (writer: number): Sheet => ({
    lines: Array.from({ length: lines }, (_, i) => blankLine(cards, writer * lines + i)),
    isDone: false,
    hasSwapped: false,
  })
  return { ...next, sheets: Object.fromEntries(writers.map((id, i) => [id, blank(i)])) }
}

/** Returns the players who still write. */
export function writing(state: State): readonly PlayerId[] {
  return state.order.filter((id) => state.sheets[id]?.isDone === false)
}

/** Returns the line as it will be read: the starter and the writer's ending. */
function sentence({ starter, text, isOwn }: Line): string {
  return starter && !isOwn ? `${opening(starter.text)} ${text}` : text
}

/** Returns a starter without its dots. */
function opening(text: string): string {
  return text.replace(/[\s….]+$/u, '')
}

function isFilled({ text }: Line): boolean {
  return nameKey(text) !== ''
}

/** Returns whether every line is written, and no two are alike. */
export function isComplete({ lines }: Sheet): boolean {
  return lines.length > 0 && lines.every(isFilled) && areDifferent(lines)
}

/** When time is up, a lie and one truth are enough. Null if there is nothing to present. */
export function presentable({
  lines,
}: Sheet): { readonly statements: readonly Statement[]; readonly lie: number } | null {
  const filled = lines.filter(isFilled)
  const last = lines.at(-1)
  if (!last || !isFilled(last) || filled.length < 2 || !areDifferent(filled)) return null
  const statements = filled.map((line) => ({
    text: sentence(line),
    starter: line.isOwn ? null : line.starter,
  }))
  return { statements, lie: statements.length - 1 }
}

/** Changes the writer's own sheet until it's done. */
export function write(state: State, by: PlayerId, change: (sheet: Sheet) => Sheet | null): Step<State> {
  if (state.stage.phase !== 'write') return refuse('wrong-phase')
  const sheet = state.sheets[by]
  if (!sheet) return refuse('not-allowed')
  if (sheet.isDone) return refuse('already-done')
  const changed = change(sheet)
  return changed ? accept({ ...state, sheets: { ...state.sheets, [by]: changed } }) : refuse('not-allowed')
}

/** Swaps one line's starter; the text stays. */
export function swapStarter(state: State, by: PlayerId, line: number, context: Context): Step<State> {
  if (state.sheets[by]?.hasSwapped) return refuse('already-done')
  const { state: next, card } = dealCard(state, starters, context)
  return write(next, by, (sheet) =>
    line < sheet.lines.length
      ? {
          ...sheet,
          lines: sheet.lines.map((one, i) => (i === line ? { ...one, starter: starterOf(card), isOwn: false } : one)),
          hasSwapped: true,
        }
      : null,
  )
}

function areDifferent(lines: readonly Line[]): boolean {
  return new Set(lines.map((line) => nameKey(sentence(line)))).size === lines.length
}

/** Starts over if there are fewer starters than lines. */
function blankLine(cards: readonly Prompt[], from: number): Line {
  return { starter: starterOf(required(cards[from % cards.length])), text: '', isOwn: false }
}

function starterOf({ id, text, intensity, heat, family, topics }: Prompt): Starter {
  return { id, text, intensity, heat, family, topics: [...topics] }
}
