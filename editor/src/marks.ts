import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

export const MARKS_FOLDER = join(import.meta.dirname, '../marks')

export const MARKS = ['A', 'B', 'C', 'D'] as const
export type Mark = (typeof MARKS)[number]

/** What eyes that wrote none of it thought of each card, by id: A tells a story or gets a laugh, B fine, C dull, D harmful. */
const marks = z.record(z.string(), z.enum(MARKS))

export function readMarks(deck: string): Readonly<Record<string, Mark>> {
  const file = join(MARKS_FOLDER, `${deck}.json`)
  return existsSync(file) ? marks.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

const ids = z.array(z.string())

/** Cards whose mark is only that of the one who wrote them: eyes that wrote none of it should look here next. */
export function readMarkedByWriter(deck: string): readonly string[] {
  const file = join(MARKS_FOLDER, `${deck}.by-writer.json`)
  return existsSync(file) ? ids.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}
