import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card, Family } from '@highjinks/games/kit'
import type { Intensity } from '@highjinks/protocol'

const KINDS: Readonly<Record<string, string>> = { nevers: 'Never', facts: 'Fact', boards: 'Board' }
const ORDER = [
  'id',
  'intensity',
  'heat',
  'family',
  'topics',
  'odds',
  'room',
  'props',
  'text',
  'scenes',
  'truth',
  'bend',
  'why',
  'sources',
]

/** Long decks keep this family in a file beside that of its level. */
const APART: Readonly<Record<string, Family>> = { starters: 'cannabis' }

/** One level of a deck, written as its file: one card a line, so that a change to a card is a change to a line. */
export function writeLevel(folder: string, deck: string, level: Intensity, cards: readonly Card[]): void {
  const file = level.toLowerCase()
  const apart = cards.filter(({ family }) => family === APART[deck])
  const others = cards.filter((card) => !apart.includes(card))
  mkdirSync(join(folder, deck), { recursive: true })
  writeList(folder, deck, file, others)
  if (apart.length > 0) writeList(folder, deck, `${file}-${APART[deck]}`, apart)
}

function writeList(folder: string, deck: string, file: string, cards: readonly Card[]): void {
  const kind = KINDS[deck] ?? 'Prompt'
  const [first = '', ...others] = `${file}-${deck}`.split('-')
  const name = first + others.map(capital).join('')
  const list = cards.length === 0 ? '[]' : `[\n${cards.map((card) => `  ${literal(inOrder(card))},\n`).join('')}]`
  const head = `import type { ${kind} } from '../../kit/card.ts'\n\n`
  writeFileSync(join(folder, deck, `${file}.ts`), `${head}export const ${name}: readonly ${kind}[] = ${list}\n`)
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function inOrder(card: Card): Record<string, unknown> {
  return Object.fromEntries(ORDER.flatMap((key) => (key in card ? [[key, Reflect.get(card, key)]] : [])))
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${key}: ${literal(part)}`)
      .join(', ')} }`
  }
  return String(value)
}
