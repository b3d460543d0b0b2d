import type { DeckName } from '@highjinks/games/decks'
import { type DeckCards, linesOf } from './line.ts'

/** With this share of a deck, players can predict the words. */
const MOST = 1 / 6
/** Fewer cards can't make a habit. */
const A_FEW = 3

/** Words that a game itself puts before each card don't count as the card's. */
const FRAMES: Readonly<Partial<Record<DeckName, RegExp>>> = {
  nevers: /^never have i ever /,
  points: /^(?:who|whose|which of you) /,
}

/** A deck's own habit, which two words at an end don't show. */
const HABITS: Readonly<Partial<Record<DeckName, RegExp>>> = {
  lines: /^write\b/,
  points: /^who would\b/,
  gifts: /\b(?:give it|gets? it|gets? this)\b/,
  'house-rules': /\bwhoever\b/,
  swaps: /^say\b/,
  dares: /\btell us\b/,
  stunts: /\btell us\b/,
  jackpots: /\btell us\b/,
  truths: /, and (?:why|how|what|who|which|when|where) [^.?]*\?$/,
}

interface Shape {
  readonly kind: 'begin with' | 'close with' | 'end on' | 'have'
  readonly words: string
  readonly share: number
}

/** Finds what too many cards of a deck begin with, close with and end with, and the deck's own habit. */
function findShapes({ name, cards }: DeckCards): readonly Shape[] {
  const texts = cards.filter((card) => 'text' in card).flatMap((card) => linesOf(card).map(({ text }) => plain(text)))
  const most = Math.max(A_FEW, MOST * texts.length)
  const over = (kind: Shape['kind'], of: (text: string) => string | null): readonly Shape[] => {
    const counts = new Map<string, number>()
    for (const words of texts.flatMap((text) => of(text) ?? [])) counts.set(words, (counts.get(words) ?? 0) + 1)
    return [...counts]
      .filter(([, count]) => count > most)
      .map(([words, count]) => ({ kind, words, share: count / texts.length }))
  }
  const habit = HABITS[name]
  return [
    ...(habit ? over('have', (text) => (habit.test(text) ? habit.source : null)) : []),
    ...over('begin with', (text) => two(text.replace(FRAMES[name] ?? '', ''))),
    ...over('close with', closing),
    ...over('end on', (text) => wordsOf(text).slice(-2).join(' ')),
  ]
}

export function describeShapes(deck: DeckCards): readonly string[] {
  return findShapes(deck).map(
    ({ kind, words, share }) => `${deck.name}: ${Math.round(share * 100)} % ${kind} “${words}”`,
  )
}

/** Replaces names with a single one. */
function plain(text: string): string {
  return text.replace(/\{\w+\}/g, 'Somebody').toLowerCase()
}

/**
 * Returns the last of several sentences by its first two words; “the louder one” and “the calmer one” are one shape.
 */
function closing(text: string): string | null {
  const sentences = text.split(/(?<=[.!?…”]) /)
  const last = sentences.at(-1)
  if (sentences.length < 2 || last === undefined) return null
  return two(last.replace(/^the \p{L}+er\b/u, 'the …er'))
}

function two(text: string): string {
  return wordsOf(text).slice(0, 2).join(' ')
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}…’]+/gu) ?? []
}
