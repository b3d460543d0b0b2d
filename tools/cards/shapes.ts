import type { DeckName } from '@highjinks/games/decks'
import { type DeckCards, linesOf } from './line.ts'

/** From this share of a deck on the room mouths the words before they are read. */
const MOST = 1 / 6
/** In fewer cards nothing can be a habit. */
const A_FEW = 3

/** What a game itself puts before each of its cards is no shape of a card. */
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

/** What too many cards of a deck begin with, close with and end on, and a deck's own habit. */
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

/** Whoever is named is anybody. */
function plain(text: string): string {
  return text.replace(/\{\w+\}/g, 'Somebody').toLowerCase()
}

/** Of several sentences the last, by its first two words; “the louder one” and “the calmer one” are one shape. */
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
