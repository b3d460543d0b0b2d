export type FaultLevel = 'error' | 'warn'
/** The level of a repeated line: of a fault, or of something that callers did. */
export type RepeatLevel = FaultLevel | 'info'

export interface RepeatedLine {
  readonly level: RepeatLevel
  readonly words: string
  readonly about: object
  /** Two with the same key and words are repeats. */
  readonly key: string
}

const AGAIN_MS = 30_000
/** Beyond this many kinds at a time, each one is reported. */
const KINDS_MOST = 200

/** Reports the first of a kind right away, and the repeats half a minute later with their count. */
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
    // A process doesn't stay alive just to report a count
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
