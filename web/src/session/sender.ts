import { type Ack, type Intent, messageOf, type PlayerId } from '@highjinks/protocol'

export const RESEND_MS = 1200

const RESEND_MOST_MS = 4000
/** More taps than this waiting for a dead network are not kept: the screen says "hold on" instead. */
const QUEUE_MOST = 16

export type Envelope = Intent & {
  readonly lane: string
  readonly seq: number
  readonly seat: PlayerId
  readonly hostGen?: number
}

/** A command that has no outcome yet, and whether it may have reached a server. */
export interface Pending {
  readonly command: Envelope
  readonly wasTransmitted: boolean
}

export interface SenderDeps {
  /** Sends once. Unsent: there was no connection to send it on; null: no answer came in time. */
  readonly transmit: (command: Envelope) => Promise<Ack | 'unsent' | null>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly random: () => number
  readonly newLane: () => string
  /** A move made for a table that is not the one shown any more. */
  readonly isOutdated: (intent: Intent) => boolean
  /** Remembers a seat's command under way, so that it survives a reload of the page; null: it has its outcome. */
  readonly keep: (seat: PlayerId, pending: Pending | null) => void
}

export interface Sender {
  /** Resolves with the one outcome this command has, however often it had to be sent. */
  readonly send: (seat: PlayerId, intent: Intent, hostGen?: number) => Promise<Ack>
  /** Goes on with the command that was under way before the page was reloaded. */
  readonly resume: (pending: Pending) => Promise<Ack>
  /** The connection is back: what waits for its next try is tried now. */
  readonly wake: () => void
  /** The store was set back to an older state: whatever move waits was made for a table that is no more. */
  readonly dropMoves: () => void
  /** Something is on its way or waiting. */
  readonly pending: () => number
  /** The session was left: nothing that waits is sent, or kept, any more. */
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
 * One lane a seat, one command of it under way at a time, its number growing by one: that is what lets the server give
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
      // A move that may have arrived is asked for until its outcome is known; one that never left can still be let go.
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
        // The server does not remember this lane that far: it has not seen the command, so a fresh lane is safe.
        if (ack.code === 'gap') {
          Object.assign(lane, { id: deps.newLane(), seq: 1 })
          command = { ...command, lane: lane.id, seq: 1 }
        } else if (!ack.retryable) {
          // It was settled and nobody knows how any more; whatever comes next must not meet the same.
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

/** Growing, and scattered so that a whole session does not come back in one wave. */
function pauseBefore(attempt: number, random: () => number): number {
  const most = Math.min(RESEND_MOST_MS, (RESEND_MS / 4) * 2 ** attempt)
  return most / 2 + (most / 2) * random()
}
