/** Everything that is deleted meanwhile is out of the file with one checkpoint, well within ten seconds. */
const CHECKPOINT_MS = 5000

export interface Checkpoints {
  /** Something was deleted. */
  readonly request: () => void
  readonly stop: () => void
}

/** One that fails, because the disk is full or away, is tried again. */
export function batchCheckpoints(checkpoint: () => void): Checkpoints {
  let timer: NodeJS.Timeout | null = null
  const run = () => {
    timer = null
    try {
      checkpoint()
    } catch {
      request()
    }
  }
  const request = () => {
    timer ??= setTimeout(run, CHECKPOINT_MS).unref()
  }
  return {
    request,
    stop: () => {
      if (timer) clearTimeout(timer)
    },
  }
}
