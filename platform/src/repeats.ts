export type FaultLevel = 'error' | 'warn'
/** What repeats: a fault, or what callers did. */
export type RepeatLevel = FaultLevel | 'info'

export interface RepeatedLine {
  readonly level: RepeatLevel
  readonly words: string
  readonly about: object
  /** Two of one key and the same words are the same again. */
  readonly key: string
}

const AGAIN_MS = 30_000
/** More kinds of faults at once than this are told each time. */
const KINDS_MOST = 200

/** Passes the first of its kind on at once, and what comes after it half a minute later, as one with its number. */
export function countRepeats(
  tell: (level: RepeatLevel, about: object, words: string) => void,
  againMs = AGAIN_MS,
): (line: RepeatedLine) => void {
  const repeated = new Map<string, { times: number; last: RepeatedLine }>()

  function wait(kind: string) {
    const timer = setTimeout(() => {
      const known = repeated.get(kind)
      if (!known || known.times === 0) return void repeated.delete(kind)
      const { level, about, words } = known.last
      tell(level, { ...about, times: known.times }, words)
      known.times = 0
      wait(kind)
    }, againMs)
    // Nobody waits for a process to end only to hear a number
    timer.unref()
  }

  return (line) => {
    const kind = `${line.level} ${line.words} ${line.key}`
    const known = repeated.get(kind)
    if (known) {
      known.times++
      known.last = line
      return
    }
    tell(line.level, line.about, line.words)
    if (repeated.size >= KINDS_MOST) return
    repeated.set(kind, { times: 0, last: line })
    wait(kind)
  }
}
