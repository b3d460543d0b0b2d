/** The order in which waiting lines are said: what can't wait, what happened and what came of it, what is asked now, the rest. */
const KINDS = ['urgent', 'news', 'ask', 'aside'] as const
export type LineKind = (typeof KINDS)[number]

export interface Line {
  /** Names what says it: a line takes the place of the one that waits under the same key. */
  readonly key: number
  readonly kind: LineKind
  readonly words: string
}

interface WaitingLine extends Line {
  readonly since: number
}

/** Everything the announcer of a window remembers. Times are milliseconds of one clock. */
export interface Queue {
  readonly waiting: readonly WaitingLine[]
  readonly said: readonly { readonly words: string; readonly at: number }[]
  /** The last line is read aloud until then. */
  readonly busyUntil: number
  /** The start of a performance that is still going on. */
  readonly hushedSince: number | null
}

export const EMPTY_QUEUE: Queue = { waiting: [], said: [], busyUntil: 0, hushedSince: null }

/** 180 words a minute, the speed that screen readers start with, and a breath. */
const WORD_MS = 60_000 / 180
const BREATH_MS = 250
/** What a phase draws together arrives within this time, and is sorted before the first line is said. */
const SETTLE_MS = 120
/** What arrives this soon after a performance began belongs to its opening, and is still said. */
const OPENING_MS = 1500
/** A board that is drawn again doesn't repeat itself. */
const REPEAT_MS = 8000

export function say(queue: Queue, line: Line, now: number): Queue {
  const isAsk = line.kind === 'ask'
  // A question moves the focus, so it replaces the same words on a board, and not the other way around.
  const waiting = queue.waiting.filter(({ key, words }) => key !== line.key && !(isAsk && words === line.words))
  const said = queue.said.filter(({ at }) => now - at < REPEAT_MS)
  const isKnown = !isAsk && [...said, ...waiting].some(({ words }) => words === line.words)
  return { ...queue, said, waiting: isKnown || line.words === '' ? waiting : [...waiting, { ...line, since: now }] }
}

/** Drops a line that is no longer true. */
export function withdraw(queue: Queue, key: number): Queue {
  return { ...queue, waiting: queue.waiting.filter((line) => line.key !== key) }
}

/** A performance begins, or ends: until then nothing new is said, except what can't wait. */
export function hush(queue: Queue, isOn: boolean, now: number): Queue {
  return { ...queue, hushedSince: isOn ? (queue.hushedSince ?? now) : null }
}

interface Turn {
  readonly queue: Queue
  /** What is said now; null while nothing can be. */
  readonly line: Line | null
  /** When to ask again; null until something changes. */
  readonly at: number | null
}

export function takeNext(queue: Queue, now: number): Turn {
  const open = queue.waiting.filter((line) => mayBeSaid(queue, line))
  const [first] = open.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
  if (!first) return { queue, line: null, at: null }
  const at = Math.max(queue.busyUntil, Math.min(...open.map(({ since }) => since)) + SETTLE_MS)
  if (now < at) return { queue, line: null, at }
  const busyUntil = now + speechMs(first.words)
  const said = [...queue.said, { words: first.words, at: now }]
  return { queue: { ...withdraw(queue, first.key), said, busyUntil }, line: first, at: busyUntil }
}

function mayBeSaid({ hushedSince }: Queue, { kind, since }: WaitingLine): boolean {
  return kind === 'urgent' || hushedSince === null || since <= hushedSince + OPENING_MS
}

function speechMs(words: string): number {
  return words.split(/\s+/).length * WORD_MS + BREATH_MS
}
