/** One checkpoint removes everything deleted in the meantime from the file, well within ten seconds. */
const CHECKPOINT_MS = 5000

export interface Checkpoints {
  /** Requests a checkpoint after a deletion. */
  readonly request: () => void
  readonly stop: () => void
}

/** Batches checkpoints. One that fails because the disk is full or gone is tried again. */
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
