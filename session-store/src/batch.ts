import type { FinishedGame } from '@highjinks/games/session'
import type { PlayerId, SessionId } from '@highjinks/protocol'
import { type NextState, prepareCommit } from './commit.ts'
import type { SeatLanes } from './lanes.ts'
import { type Change, type Lane, type Outcome, type Stored, type TellFault, warnOfFault } from './port.ts'

/** A change that waits to be decided, and its caller. */
export interface Job {
  readonly change: Change
  readonly lane: Lane | undefined
  /** When it was requested, by this process's clock. */
  readonly askedAt: number
  readonly settle: (outcome: Outcome) => void
  readonly fail: (fault: unknown) => void
}

/** More than one table can tap together, and still a short commit. */
const TOGETHER_MOST = 64

/**
 * Decides waiting changes together: while a session's jobs run, the next ones gather and run together. The first job of
 * an idle session runs right away. `run` settles or fails each job; if it throws, all of them fail.
 */
export function createBatches(run: (id: SessionId, jobs: readonly Job[]) => Promise<void>) {
  const waiting = new Map<SessionId, Job[]>()

  async function drain(id: SessionId, line: Job[]) {
    for (let some = line.splice(0, TOGETHER_MOST); some.length > 0; some = line.splice(0, TOGETHER_MOST)) {
      const jobs = some
      await run(id, jobs).catch((fault: unknown) => {
        for (const job of jobs) job.fail(fault)
      })
    }
    waiting.delete(id)
  }

  return (id: SessionId, change: Change, lane?: Lane): Promise<Outcome> =>
    new Promise((settle, fail) => {
      const job = { change, lane, askedAt: performance.now(), settle, fail }
      const line = waiting.get(id)
      if (line) return void line.push(job)
      const first = [job]
      waiting.set(id, first)
      void drain(id, first)
    })
}

/** The results of several changes, to write together. Each has an outcome, or threw its own error. */
export interface Batch {
  readonly next: NextState | null
  /** The records of all changes that finished a game. */
  readonly records: readonly FinishedGame[]
  /** The lanes to remember for these seats. */
  readonly lanes: ReadonlyMap<PlayerId, SeatLanes>
  /** The lane numbers it settles. */
  readonly settled: readonly { readonly lane: Lane; readonly outcome: Outcome }[]
  /** Answers all callers, once it's written. */
  readonly answer: () => void
}

/**
 * Decides one change after the other, each on the result of the one before, so that a number settled here is known to
 * the next change. Gives back missed time once.
 */
export function decideTogether(
  held: Stored,
  lanesOf: (seat: PlayerId) => SeatLanes,
  jobs: readonly Job[],
  now: number,
  missed = 0,
  onFault: TellFault = warnOfFault,
): Batch {
  const lanes = new Map<PlayerId, SeatLanes>()
  const forgotten = new Set<PlayerId>()
  const records: FinishedGame[] = []
  const settled: { lane: Lane; outcome: Outcome }[] = []
  const answers: (() => void)[] = []
  let next: NextState | null = null

  for (const { change, lane, settle, fail } of jobs) {
    try {
      const known = lane && (lanes.get(lane.seat) ?? (forgotten.has(lane.seat) ? [] : lanesOf(lane.seat)))
      const asked = lane && known && { lane, lanes: known }
      const decided = prepareCommit(next ?? held, change, now, asked, next ? 0 : missed, onFault)
      if (decided.next) {
        next = decided.next
        if (next.record) records.push(next.record)
        for (const seat of next.forgotten) {
          forgotten.add(seat)
          lanes.delete(seat)
        }
      }
      if (lane && decided.lanes) {
        lanes.set(lane.seat, decided.lanes)
        settled.push({ lane, outcome: decided.outcome })
      }
      answers.push(() => settle(decided.outcome))
    } catch (fault) {
      answers.push(() => fail(fault))
    }
  }
  return {
    next: next && { ...next, forgotten: [...forgotten] },
    records,
    lanes,
    settled,
    answer: () => {
      for (const one of answers) one()
    },
  }
}
