export interface Turns {
  /** Runs the work when its turn comes. Null means too many are waiting; ask again. */
  take<T>(from: string, work: () => Promise<T>): Promise<T | null>
}

/**
 * Limits how much runs and waits. Callers take turns by where they come from, round-robin. When all waiting positions
 * are taken, the caller with the longest queue loses its newest, so flooding only hurts the flooder.
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

  /** Finished work passes its position on, so `running` stays the same. */
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
