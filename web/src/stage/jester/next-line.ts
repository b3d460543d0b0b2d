import type { SessionView } from '@highjinks/protocol'
import { generalLines } from './lines/general.ts'
import { type AnyScript, isChatter, occasionsBetween } from './occasions.ts'
import type { Mood, Occasion, Slot } from './script.ts'

/** What the jester says next. A line is its own id: the same words never come twice, wherever they stand. */
export interface NextLine {
  readonly id: string
  readonly text: string
  readonly of: string
  readonly mood: Mood
  /** How many milliseconds into the phase. */
  readonly after: number
}

export interface Telling {
  /** Null until the lines of the game have come. */
  readonly script: AnyScript | null
  /** Ids of the lines of tonight. */
  readonly said: readonly string[]
  readonly random: () => number
}

/** What is neither news nor new is said only this often: a good host lets people talk. */
const CHATTY = 0.55

/** What this change of the view is worth saying, or null. */
export function nextLine(before: SessionView | null, now: SessionView, telling: Telling): NextLine | null {
  return lineFor(occasionsBetween(before, now, telling.script), now, telling)
}

/** The first occasion for which a line is left. */
export function lineFor(occasions: readonly Occasion[], view: SessionView, telling: Telling): NextLine | null {
  const isQuiet = telling.random() > CHATTY
  for (const occasion of occasions) {
    const line = isQuiet && isChatter(occasion) ? null : lineAbout(occasion, view, telling)
    if (line) return line
  }
  return null
}

function lineAbout(occasion: Occasion, view: SessionView, { script, said, random }: Telling): NextLine | null {
  const known = knownSlots(occasion, view)
  // What a game calls by the same name is its own.
  const pool = script?.lines[occasion.of] ?? generalLines[occasion.of] ?? []
  const left = pool.filter((line) => !said.includes(line) && slotsOf(line).every((slot) => Object.hasOwn(known, slot)))
  const id = left[Math.floor(random() * left.length)]
  if (id === undefined) return null
  const text = id.replaceAll(/\{(\w+)\}/g, (_, slot: string) => known[slot] ?? '')
  return { id, text, of: occasion.of, mood: occasion.mood ?? 'talks', after: occasion.after ?? 0 }
}

export function slotsOf(line: string): readonly string[] {
  return [...line.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot)
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const LIST = new Intl.ListFormat('en-US')

function knownSlots(occasion: Occasion, view: SessionView): Readonly<Record<string, string>> {
  const nameOf = (id: string | null | undefined) => view.players.find((player) => player.id === id)?.name
  const names = (occasion.names ?? []).flatMap((id) => nameOf(id) ?? [])
  const known: Readonly<Record<Slot, string | undefined>> = {
    name: nameOf(occasion.name),
    other: nameOf(occasion.other),
    names: names.length > 1 && names.length < 4 ? LIST.format(names) : undefined,
    count: COUNTS[(occasion.count ?? 0) - 2],
    title: occasion.title,
  }
  return Object.fromEntries(Object.entries(known).flatMap(([slot, text]) => (text ? [[slot, text]] : [])))
}
