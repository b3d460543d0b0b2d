import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import inspector from 'node:inspector'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as z from 'zod'
import type { Log } from './log.ts'

/** Ends a process whose event loop hangs, and records what it was doing. */
export interface Watchdog {
  /** Names the current work until `work` returns. */
  readonly during: <Result>(what: string, work: () => Result) => Result
  /** Returns whether this has hung a loop twice, here or in a process that shares the folder. It must not run again. */
  readonly isSetAside: (what: string) => boolean
  /** Starts watching the loop. Called after the start, which may take as long as it needs. */
  readonly watch: () => void
}

export interface WatchdogOptions {
  /** The folder for records of what hung a loop. Created only then. */
  readonly folder: string
  readonly log: Log
  /** The log's output, because the thread that ends the process writes to it directly. */
  readonly output: 1 | 2
  readonly tickMs?: number
  readonly ticks?: number
}

/** The input of the watching thread. */
export interface Watched extends Required<Omit<WatchdogOptions, 'log'>> {
  /** Three numbers (loop turns, whether a debugger is attached, the text's length) and the text. */
  readonly memory: SharedArrayBuffer
}
const [BEATS, DEBUGGED, LENGTH] = [0, 1, 2]
const TEXT_AT = 12
const TEXT_BYTES = 400

const TICK_MS = 500
const TICKS = 20
/** One hang may be bad luck; after this many it's set aside. */
const SET_ASIDE_AFTER = 2
/** Longer than any session exists, along with whatever hung in it. */
const KEPT_MS = 2 * 24 * 60 * 60 * 1000
const KEPT_MOST = 200

const record = z.object({ what: z.string() })

export function createWatchdog({ tickMs = TICK_MS, ticks = TICKS, ...options }: WatchdogOptions): Watchdog {
  const memory = new SharedArrayBuffer(TEXT_AT + TEXT_BYTES)
  const numbers = new Int32Array(memory, 0, TEXT_AT / Int32Array.BYTES_PER_ELEMENT)
  const text = Buffer.from(memory, TEXT_AT)
  const culprits = readCulprits(options.folder, options.log)
  let current = ''
  const name = (what: string) => {
    current = what
    Atomics.store(numbers, LENGTH, text.write(what))
  }
  const beat = () => {
    Atomics.add(numbers, BEATS, 1)
    Atomics.store(numbers, DEBUGGED, inspector.url() === undefined ? 0 : 1)
  }
  return {
    during(what, work) {
      const before = current
      name(what)
      try {
        return work()
      } finally {
        name(before)
      }
    },
    isSetAside: (what) => culprits.timesOf(what) >= SET_ASIDE_AFTER,
    watch() {
      if (process.pid === 1) options.log.warn('process 1 cannot end itself when its loop hangs: start with --init')
      beat()
      setInterval(beat, tickMs / 2).unref()
      const { folder, output } = options
      const workerData: Watched = { memory, folder, output, tickMs, ticks }
      // Process options must not apply to this thread
      new Worker(new URL('./watchdog-worker.mjs', import.meta.url), {
        workerData,
        execArgv: [],
        env: {},
        resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
      }).unref()
    },
  }
}

/** A watchdog for tests and benchmarks, where nothing hangs on purpose. */
export const UNWATCHED: Watchdog = { during: (_what, work) => work(), isSetAside: () => false, watch: () => undefined }

interface Culprits {
  /** Counts the records, and reads them again if any process has written one. */
  readonly timesOf: (what: string) => number
}

function readCulprits(folder: string, log: Log): Culprits {
  let times: ReadonlyMap<string, number> = new Map()
  let readAt: number | undefined
  const refresh = () => {
    const changedAt = changeOf(folder)
    if (changedAt === readAt) return
    readAt = changedAt
    const before = times
    times = count(readRecords(folder))
    for (const [what, count] of times)
      if (count >= SET_ASIDE_AFTER && before.get(what) !== count)
        log.error({ what, times: count }, 'this has hung the loop again and is set aside')
  }
  refresh()
  return {
    timesOf(what) {
      refresh()
      return times.get(what) ?? 0
    },
  }
}

function count(all: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1)
  return times
}

function changeOf(folder: string): number | undefined {
  try {
    return statSync(folder, { throwIfNoEntry: false })?.mtimeMs
  } catch {
    // Part of the path isn't a folder
    return undefined
  }
}

/** Reads the latest records and deletes those older than any session. Unreadable ones count as empty. */
function readRecords(folder: string): readonly string[] {
  const names = namesIn(folder).filter((name) => /^\d{1,16}-\d{1,10}\.json$/.test(name))
  const isOld = (name: string) => Number(name.split('-', 1)[0]) < Date.now() - KEPT_MS
  const latest = names.toSorted().slice(-KEPT_MOST)
  return latest.flatMap((name) => {
    const file = join(folder, name)
    try {
      if (isOld(name)) rmSync(file)
      else return [record.parse(JSON.parse(readFileSync(file, 'utf8'))).what]
    } catch {
      // Half written, or another process removed it first
    }
    return []
  })
}

/** Returns no names if nothing has hung yet or the folder can't be read. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
