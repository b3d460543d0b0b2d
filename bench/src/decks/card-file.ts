import { existsSync, readFileSync } from 'node:fs'
import { type Card, FAMILIES, HEATS } from '@highjinks/games/kit'
import { INTENSITIES, type Intensity, TOPICS } from '@highjinks/protocol'
import * as z from 'zod/mini'

const card = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*-(?:mild|medium|intense)-\d{2,3}$/)),
  heat: z.literal(HEATS),
  family: z.enum(FAMILIES),
  topics: z.array(z.enum(TOPICS)),
  room: z.optional(z.literal('same')),
  props: z.optional(z.literal(true)),
  odds: z.optional(z.int().check(z.gte(2), z.lte(8))),
  text: z.optional(z.string()),
  scenes: z.optional(z.array(z.string())),
  truth: z.optional(z.string()),
  bend: z.optional(z.string()),
  why: z.optional(z.string()),
  sources: z.optional(z.array(z.string())),
})

const EVEN = 5

/** The cards that writers deliver for a level, one JSON object a line; null while there is no such file. */
export function readCards(file: string, level: Intensity): readonly Card[] | null {
  if (!existsSync(file)) return null
  return linesOf(file).map((line, i) => {
    const parsed = card.safeParse(JSON.parse(line))
    if (!parsed.success) throw new Error(`${file}:${i + 1} ${z.prettifyError(parsed.error)}`)
    const { id, heat, family, topics, room, props, ...says } = parsed.data
    const place = room ? { room } : {}
    // Until somebody has estimated it, half of the people would say yes.
    const odds = id.startsWith('never-') && says.odds === undefined ? { odds: EVEN } : {}
    return { id, intensity: level, heat, family, topics, ...place, ...(props ? { props } : {}), ...says, ...odds }
  })
}

export function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}

/** The levels as files are called. */
export const levelsInFiles = INTENSITIES.map((level) => ({ level, word: level.toLowerCase() }))
