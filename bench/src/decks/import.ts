import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DECKS, type DeckName } from '@highjinks/games/decks'
import type { Card } from '@highjinks/games/kit'
import type { Intensity } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { levelsInFiles, linesOf, readCards } from './card-file.ts'
import { writeLevel } from './emit.ts'
import { LEAST } from './figures.ts'
import { findAlike, THE_SAME } from './likeness.ts'
import { bankLines, linesOf as cardLines, deckNames } from './line.ts'
import {
  DECKS_FOLDER,
  MARKS,
  type Mark,
  markedByWriterFile,
  marksFile,
  readMarkedByWriter,
  readMarks,
} from './marks.ts'

const marked = z.object({ id: z.string(), mark: z.enum(MARKS) })

interface Delivered {
  readonly deck: DeckName
  readonly level: Intensity
  /** False where nothing was delivered: these stay as they are. */
  readonly isNew: boolean
  readonly cards: readonly Card[]
}

/**
 * Takes over what writers and readers have delivered so far, without what readers found dull or harmful, and without one of
 * two that say the same.
 */
export async function importCards(folder: string): Promise<void> {
  const marks = new Map(deckNames.flatMap((deck) => Object.entries(importMarks(folder, deck))))
  const delivered = deckNames.flatMap((deck) =>
    levelsInFiles.map(({ level, word }): Delivered => {
      const own: readonly Card[] = DECKS[deck].cards
      const read = readCards(join(folder, `${deck}-${word}.jsonl`), level)
      const cards = read ?? own.filter((card) => card.intensity === level)
      return {
        deck,
        level,
        isNew: read !== null,
        cards: withoutDull(cards, marks, LEAST[deck] ?? 0),
      }
    }),
  )
  const twice = await findTwice(delivered, marks)
  for (const { deck, level, isNew, cards } of delivered) {
    const kept = cards.filter(({ id }) => !twice.has(id))
    if (isNew) writeLevel(DECKS_FOLDER, deck, level, kept)
    if (isNew) console.log(`${deck} ${level}: ${kept.length}`)
  }
}

/** None that harms; and none that is dull, but where a level would be too short without it. */
function withoutDull(cards: readonly Card[], marks: ReadonlyMap<string, Mark>, least: number): readonly Card[] {
  const dull = cards.filter(({ id }) => marks.get(id) === 'C')
  const good = cards.filter(({ id }) => marks.get(id) !== 'C' && marks.get(id) !== 'D')
  const needed = new Set(dull.slice(0, Math.max(0, least - good.length)))
  return cards.filter((card) => good.includes(card) || needed.has(card))
}

/** Of two cards that are one the better one stays; what one phone begins with always does. */
async function findTwice(
  delivered: readonly Delivered[],
  marks: ReadonlyMap<string, Mark>,
): Promise<ReadonlySet<string>> {
  const lines = [...delivered.flatMap(({ cards }) => cards.flatMap(cardLines)), ...(await bankLines())]
  const worth = (id: string) => (id.startsWith('bank') ? 9 : marks.get(id) === 'A' ? 2 : 1)
  const twice = new Set<string>()
  for (const { one, other } of findAlike(lines, THE_SAME)) {
    if (twice.has(one.id) || twice.has(other.id)) continue
    const [kept, left] = worth(other.id) > worth(one.id) ? [other, one] : [one, other]
    console.log(`left out, as ${kept.id} says it: ${left.id} ${left.text}`)
    twice.add(left.id)
  }
  return twice
}

/** The newest mark of a card counts, and is no longer its writer's own; those of cards that are gone are kept, so that nobody writes them again. */
function importMarks(folder: string, deck: string): Readonly<Record<string, Mark>> {
  const files = levelsInFiles.map(({ word }) => join(folder, 'marks', `${deck}-${word}.jsonl`)).filter(existsSync)
  const fresh = files.flatMap(linesOf).map((line) => marked.parse(JSON.parse(line)))
  const all = { ...readMarks(deck), ...Object.fromEntries(fresh.map(({ id, mark }) => [id, mark])) }
  const rows = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'))
  if (rows.length > 0) writeFileSync(marksFile(deck), `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
  const own = readMarkedByWriter(deck)
  const left = own.filter((id) => !fresh.some((one) => one.id === id))
  if (left.length < own.length) writeFileSync(markedByWriterFile(deck), `${JSON.stringify(left, null, 2)}\n`)
  return all
}
