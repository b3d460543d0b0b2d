/** The order of waiting lines: urgent ones, events and results, the current question, the rest. */
const KINDS = ['urgent', 'news', 'ask', 'aside'] as const
export type LineKind = (typeof KINDS)[number]

export interface Line {
  /** The key of its source: a line replaces the waiting one with the same key. */
  readonly key: number
  readonly kind: LineKind
  readonly words: string
}

interface WaitingLine extends Line {
  readonly since: number
}

/** A window announcer's whole state. Times are milliseconds of one clock. */
export interface Queue {
  readonly waiting: readonly WaitingLine[]
  readonly said: readonly { readonly words: string; readonly at: number; readonly key: number }[]
  /** The last line is read aloud until then. */
  readonly busyUntil: number
  /** The last line stopped being true while it was read: the next one interrupts it. */
  readonly isCut: boolean
  /** The start of a performance that is still going on. */
  readonly hushedSince: number | null
}

export const EMPTY_QUEUE: Queue = { waiting: [], said: [], busyUntil: 0, isCut: false, hushedSince: null }

/** 180 words a minute, the speed that screen readers start with, and a breath. */
const WORD_MS = 60_000 / 180
const BREATH_MS = 250
/** The lines of a new phase arrive within this time, and are sorted before the first one. */
const SETTLE_MS = 120
/** Lines this soon after a performance began belong to its opening, and are still said. */
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

/** Drops a line that is no longer true, and doesn't wait for the end of it if it's being read. */
export function withdraw(queue: Queue, key: number, now: number): Queue {
  const waiting = queue.waiting.filter((line) => line.key !== key)
  if (now >= queue.busyUntil || queue.said.at(-1)?.key !== key) return { ...queue, waiting }
  return { ...queue, waiting, said: queue.said.slice(0, -1), busyUntil: now + SETTLE_MS, isCut: true }
}

/** Starts or ends a performance, during which only urgent lines are new. */
export function hush(queue: Queue, isOn: boolean, now: number): Queue {
  return { ...queue, hushedSince: isOn ? (queue.hushedSince ?? now) : null }
}

interface Turn {
  readonly queue: Queue
  /** The current line; null while there can be none. */
  readonly line: Line | null
  /** It interrupts the one before. */
  readonly isCut: boolean
  /** When to ask again; null until something changes. */
  readonly at: number | null
}

export function takeNext(queue: Queue, now: number): Turn {
  const open = queue.waiting.filter((line) => mayBeSaid(queue, line))
  const [first] = open.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
  if (!first) return { queue, line: null, isCut: false, at: null }
  const at = Math.max(queue.busyUntil, Math.min(...open.map(({ since }) => since)) + SETTLE_MS)
  if (now < at) return { queue, line: null, isCut: false, at }
  const busyUntil = now + speechMs(first.words)
  const said = [...queue.said, { words: first.words, at: now, key: first.key }]
  const waiting = queue.waiting.filter((line) => line !== first)
  // An old reading that has ended can't be cut.
  const isCut = queue.isCut && now - queue.busyUntil < REPEAT_MS
  return { queue: { ...queue, waiting, said, busyUntil, isCut: false }, line: first, isCut, at: busyUntil }
}

function mayBeSaid({ hushedSince }: Queue, { kind, since }: WaitingLine): boolean {
  return kind === 'urgent' || hushedSince === null || since <= hushedSince + OPENING_MS
}

function speechMs(words: string): number {
  return words.split(/\s+/).length * WORD_MS + BREATH_MS
}
