import type { SessionView } from '@highjinks/protocol'
import { linesAbout, type Reader } from './audience.ts'
import { type Memory, NO_MEMORY } from './memory/memory.ts'
import { type AnyScript, isChatter, isShowing, occasionsBetween } from './occasions.ts'
import type { JesterMood, Occasion, Slot } from './script.ts'

/** The jester's next line. A line is its own id: he never repeats the same words, from whatever list. */
export interface NextLine {
  readonly id: string
  readonly text: string
  readonly of: string
  readonly mood: JesterMood
  /** Milliseconds into the phase. */
  readonly after: number
  /** The memory it tells. */
  readonly memory: string | null
}

export interface Telling {
  /** Null until the game's lines have loaded. */
  readonly script: AnyScript | null
  /** Ids of tonight's lines. */
  readonly said: readonly string[]
  readonly random: () => number
  /** The night as this screen has seen it, the current page included. */
  readonly memory?: Memory
  /** Who reads it. Defaults to a TV. */
  readonly reader?: Reader
}

/** He makes small talk only this often while nothing shows: a good host lets people talk. */
const CHATTY = 0.55

/** Returns the line for this change of the view, or null. */
export function nextLine(before: SessionView | null, now: SessionView, telling: Telling): NextLine | null {
  return lineFor(occasionsBetween(before, now, telling.script, telling.memory ?? NO_MEMORY), now, telling)
}

/** A longer wait than this gets another line first. */
const LEAD_MS = 3000

/** Returns a line for a phase that has just begun, until its result is out; null if that's soon. */
export function leadIn(line: NextLine, view: SessionView, telling: Telling): NextLine | null {
  const { table } = view
  if (!table || line.after < LEAD_MS || line.of.startsWith(`${table.phase}.again`)) return null
  const said = [...telling.said, line.id]
  const about = { of: table.phase, name: table.turn, count: table.seats.length }
  return line.of === table.phase ? null : lineFor([about], view, { ...telling, said })
}

/** Picks a line for the first occasion that has any left. */
export function lineFor(occasions: readonly Occasion[], view: SessionView, telling: Telling): NextLine | null {
  const isShown = view.session.status === 'playing' && view.table !== null && isShowing(view.table, telling.script)
  const isQuiet = telling.random() > CHATTY && !isShown
  for (const occasion of occasions) {
    const line = isQuiet && isChatter(occasion) ? null : lineAbout(occasion, view, telling)
    if (line) return line
  }
  return null
}

function lineAbout(
  occasion: Occasion,
  view: SessionView,
  { script, said, random, reader = null }: Telling,
): NextLine | null {
  const known = knownSlots(occasion, view)
  const pool = linesAbout(occasion, view.table, script, reader)
  const left = pool.filter((line) => !said.includes(line) && slotsOf(line).every((slot) => Object.hasOwn(known, slot)))
  const id = left[Math.floor(random() * left.length)]
  if (id === undefined) return null
  const text = id.replaceAll(/\{(\w+)\}/g, (_, slot: string, at: number) =>
    filled(known[slot] ?? '', slot, id.slice(0, at)),
  )
  const { of, mood = 'talks', after = 0, memory = null } = occasion
  return { id, text, of, mood, after, memory }
}

/** Fills a slot. A number at the start of a sentence gets a capital; a name stays as its owner writes it. */
function filled(text: string, slot: string, before: string): string {
  const isNumber = slot === 'count' || slot === 'times' || slot === 'nth'
  return isNumber && /(^|[.!?] )“?$/.test(before) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text
}

export function slotsOf(line: string): readonly string[] {
  return [...line.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot)
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const TIMES = ['twice', ...COUNTS.slice(1).map((count) => `${count} times`)]
const NTHS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const LIST = new Intl.ListFormat('en-US')

function knownSlots(occasion: Occasion, view: SessionView): Readonly<Record<string, string>> {
  const nameOf = (id: string | null | undefined) => view.players.find((player) => player.id === id)?.name
  const names = (occasion.names ?? []).flatMap((id) => nameOf(id) ?? [])
  const known: Readonly<Record<Slot, string | undefined>> = {
    name: nameOf(occasion.name),
    other: nameOf(occasion.other),
    names: names.length > 1 && names.length < 4 ? LIST.format(names) : undefined,
    count: COUNTS[(occasion.count ?? 0) - 2],
    times: TIMES[(occasion.count ?? 0) - 2],
    nth: NTHS[(occasion.count ?? 0) - 2],
    title: occasion.title,
    quote: occasion.quote,
  }
  return Object.fromEntries(Object.entries(known).flatMap(([slot, text]) => (text ? [[slot, text]] : [])))
}
