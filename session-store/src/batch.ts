import type { FinishedGame } from '@highjinks/games/session'
import type { PlayerId, SessionId } from '@highjinks/protocol'
import { type NextState, prepareCommit } from './commit.ts'
import type { SeatLanes } from './lanes.ts'
import { type Change, type Lane, type Outcome, type Stored, type TellFault, warnOfFault } from './port.ts'

/** A change that waits to be decided, and whoever asked for it. */
export interface Job {
  readonly change: Change
  readonly lane: Lane | undefined
  /** By this process's own clock. */
  readonly askedAt: number
  readonly settle: (outcome: Outcome) => void
  readonly fail: (fault: unknown) => void
}

/** More than a table can tap at once; a commit stays short all the same. */
const TOGETHER_MOST = 64

/**
 * What waits together is decided together: while a session's jobs are run, the next ones gather, and go all at once. The
 * first of an idle session goes at once. `run` settles or fails each of them; when it throws, they fail with that.
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

/** What came of several changes, to be written at once: each has an outcome, or threw and stands alone with it. */
export interface Batch {
  readonly next: NextState | null
  /** Of every change that finished a game. */
  readonly records: readonly FinishedGame[]
  /** What the lanes of these seats are to remember. */
  readonly lanes: ReadonlyMap<PlayerId, SeatLanes>
  /** Numbers of lanes that are settled by it. */
  readonly settled: readonly { readonly lane: Lane; readonly outcome: Outcome }[]
  /** Answers everybody, once it is written. */
  readonly answer: () => void
}

/**
 * Decides one change after the other, each on what the one before has made, so that a number which is settled here is
 * known to the next that brings it. Time that was missed is given back once.
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
