import { type Ack, type Intent, messageOf, type PlayerId } from '@highjinks/protocol'

export const RESEND_MS = 1200

const RESEND_MOST_MS = 4000
/** With more taps waiting for a dead network, the screen says "hold on" instead of storing them. */
const QUEUE_MOST = 16

export type Envelope = Intent & {
  readonly lane: string
  readonly seq: number
  readonly seat: PlayerId
  readonly hostGen?: number
}

/** A command without an outcome yet, and whether it may have reached a server. */
export interface Pending {
  readonly command: Envelope
  readonly wasTransmitted: boolean
}

export interface SenderDeps {
  /** Sends once. Unsent: there was no connection; null: no answer came in time. */
  readonly transmit: (command: Envelope) => Promise<Ack | 'unsent' | null>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly random: () => number
  readonly newLane: () => string
  /** Returns whether a move was made for a table that no longer shows. */
  readonly isOutdated: (intent: Intent) => boolean
  /** Stores a seat's command under way, so that it survives a reload of the page; null: it has its outcome. */
  readonly keep: (seat: PlayerId, pending: Pending | null) => void
}

export interface Sender {
  /** Resolves with this command's one outcome, however often it had to be sent. */
  readonly send: (seat: PlayerId, intent: Intent, hostGen?: number) => Promise<Ack>
  /** Resumes the command that was under way before the page was reloaded. */
  readonly resume: (pending: Pending) => Promise<Ack>
  /** The connection is back: tries waiting commands now. */
  readonly wake: () => void
  /** The store was set back to an older state: waiting moves were made for a table that no longer exists. */
  readonly dropMoves: () => void
  /** The number of commands under way or waiting. */
  readonly pending: () => number
  /** The session was left: sends and stores nothing more. */
  readonly close: () => void
}

const MOVED_ON: Ack = { ok: false, code: 'wrong-phase', message: 'Too late, that round is over' }

interface Lane {
  id: string
  seq: number
  /** Resolves when everything sent on it so far has its outcome. */
  tail: Promise<unknown>
  waiting: number
}

/**
 * Each seat has a lane, with one command under way at a time and a number that grows by one. That lets the server give
 * a resent command its first outcome instead of a second effect.
 */
export function createSender(deps: SenderDeps): Sender {
  const lanes = new Map<PlayerId, Lane>()
  let pending = 0
  let tables = 0
  let isClosed = false
  let wakeUp = () => {}
  let woken = new Promise<void>((resolve) => {
    wakeUp = resolve
  })

  const freshLane = (): Lane => ({ id: deps.newLane(), seq: 0, tail: Promise.resolve(), waiting: 0 })

  async function deliver(lane: Lane, start: Pending, madeFor: number): Promise<Ack> {
    let { command, wasTransmitted } = start
    for (let attempt = 0; ; attempt++) {
      if (isClosed) return new Promise<never>(() => {})
      const isMove = command.type === 'move' || command.type === 'skip'
      // A move that may have arrived is resent until its outcome is known; one that never left can still be dropped.
      if (isMove && (madeFor !== tables || (!wasTransmitted && deps.isOutdated(command)))) return MOVED_ON
      // Before it leaves: a page that is gone a moment later must know that it may have arrived.
      deps.keep(command.seat, { command, wasTransmitted: true })
      const ack = await deps.transmit(command)
      if (isClosed) continue
      if (ack === 'unsent') deps.keep(command.seat, { command, wasTransmitted })
      else {
        wasTransmitted = true
        lane.seq = command.seq
      }
      if (ack !== null && ack !== 'unsent') {
        if (ack.ok) return ack
        // The server doesn't remember this lane that far, so it hasn't seen the command, and a fresh lane is safe.
        if (ack.code === 'gap') {
          Object.assign(lane, { id: deps.newLane(), seq: 1 })
          command = { ...command, lane: lane.id, seq: 1 }
        } else if (!ack.retryable) {
          // It was settled and its outcome is forgotten. The next command must not meet the same.
          if (ack.code === 'old') Object.assign(lane, { id: deps.newLane(), seq: 0 })
          return ack
        }
      }
      await Promise.race([deps.wait(pauseBefore(attempt, deps.random)), woken])
    }
  }

  function queue(seat: PlayerId, lane: Lane, start: () => Pending): Promise<Ack> {
    const madeFor = tables
    lane.waiting++
    pending++
    const outcome = lane.tail
      .then(() => deliver(lane, start(), madeFor))
      .finally(() => {
        lane.waiting--
        pending--
        deps.keep(seat, null)
      })
    lane.tail = outcome.catch(() => {})
    return outcome
  }

  return {
    pending: () => pending,
    wake: () => {
      wakeUp()
      woken = new Promise((resolve) => {
        wakeUp = resolve
      })
    },
    dropMoves: () => {
      tables++
    },
    close: () => {
      isClosed = true
    },
    // On its old lane with its old number, so that it has one effect even if another tab goes on with it too.
    resume: (start) => queue(start.command.seat, freshLane(), () => start),
    send: (seat, intent, hostGen) => {
      const lane = lanes.get(seat) ?? freshLane()
      lanes.set(seat, lane)
      if (lane.waiting >= QUEUE_MOST) {
        return Promise.resolve({ ok: false, code: 'too-often', message: messageOf('too-often'), retryable: true })
      }
      return queue(seat, lane, () => {
        const numbered = { ...intent, lane: lane.id, seq: lane.seq + 1, seat }
        return { command: hostGen === undefined ? numbered : { ...numbered, hostGen }, wasTransmitted: false }
      })
    },
  }
}

/** Growing, and scattered so that a whole session doesn't come back in one wave. */
function pauseBefore(attempt: number, random: () => number): number {
  const most = Math.min(RESEND_MOST_MS, (RESEND_MS / 4) * 2 ** attempt)
  return most / 2 + (most / 2) * random()
}
