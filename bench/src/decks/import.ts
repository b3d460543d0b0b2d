import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DECKS } from '@highjinks/games/decks'
import * as z from 'zod/mini'
import { levelsInFiles, linesOf, readCards } from './card-file.ts'
import { writeLevel } from './emit.ts'
import { DECKS_FOLDER, marks } from './marks.ts'

const mark = z.object({ id: z.string(), mark: z.enum(['A', 'B', 'C', 'D']) })

/** Takes over what writers and judges have delivered so far; a level that is not there stays as it is. */
export function importCards(folder: string): void {
  for (const deck of Object.keys(DECKS)) {
    for (const { level, word } of levelsInFiles) {
      const cards = readCards(join(folder, `${deck}-${word}.jsonl`), level)
      if (!cards) continue
      writeLevel(DECKS_FOLDER, deck, level, cards)
      console.log(`${deck} ${word}: ${cards.length} cards`)
    }
    importMarks(folder, deck)
  }
}

function importMarks(folder: string, deck: string): void {
  const files = levelsInFiles.map(({ word }) => join(folder, 'marks', `${deck}-${word}.jsonl`)).filter(existsSync)
  if (files.length === 0) return
  const fresh = files.flatMap(linesOf).map((line) => mark.parse(JSON.parse(line)))
  const file = join(DECKS_FOLDER, deck, 'marks.json')
  const before = existsSync(file) ? marks.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const all = { ...before, ...Object.fromEntries(fresh.map(({ id, mark: given }) => [id, given])) }
  const rows = Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
}
