export interface Turns {
  /** Runs this when its turn comes; null: too many wait, ask again. */
  take<T>(from: string, work: () => Promise<T>): Promise<T | null>
}

/**
 * So many at once, so many waiting, and whoever waits has a turn by where they come from, one each in a circle. When the
 * places are taken, the place with the longest line gives up its newest: whoever fills the line fills their own.
 */
export function createTurns(atOnce: number, most: number): Turns {
  /** In the order of their turns. */
  const lines = new Map<string, ((isTurn: boolean) => void)[]>()
  let running = 0
  let waiting = 0

  function makeRoom(from: string): boolean {
    if (waiting < most) return true
    const [longest] = [...lines].sort(([, a], [, b]) => b.length - a.length)
    const own = lines.get(from)?.length ?? 0
    if (!longest || longest[1].length <= own + 1) return false
    longest[1].pop()?.(false)
    waiting--
    return true
  }

  function stand(from: string): Promise<boolean> {
    if (!makeRoom(from)) return Promise.resolve(false)
    waiting++
    const line = lines.get(from) ?? []
    lines.set(from, line)
    return new Promise((resolve) => line.push(resolve))
  }

  /** Whoever finishes hands over its place, so `running` stays as it is. */
  function callNext(): void {
    const [first] = lines
    if (!first) return void running--
    const [from, line] = first
    lines.delete(from)
    const next = line.shift()
    if (line.length > 0) lines.set(from, line)
    waiting--
    next?.(true)
  }

  return {
    async take(from, work) {
      if (running < atOnce) running++
      else if (!(await stand(from))) return null
      try {
        return await work()
      } finally {
        callNext()
      }
    },
  }
}
