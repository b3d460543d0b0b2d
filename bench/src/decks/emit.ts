import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from '@highjinks/games/kit'
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

/** One level of a deck, written as its file: one card a line, so that a change to a card is a change to a line. */
export function writeLevel(folder: string, deck: string, level: Intensity, cards: readonly Card[]): void {
  const kind = KINDS[deck] ?? 'Prompt'
  const name = `${level.toLowerCase()}${deck.split('-').map(capital).join('')}`
  const list = cards.length === 0 ? '[]' : `[\n${cards.map((card) => `  ${literal(inOrder(card))},\n`).join('')}]`
  const head = `import type { ${kind} } from '../../kit/card.ts'\n\n`
  mkdirSync(join(folder, deck), { recursive: true })
  writeFileSync(
    join(folder, deck, `${level.toLowerCase()}.ts`),
    `${head}export const ${name}: readonly ${kind}[] = ${list}\n`,
  )
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
