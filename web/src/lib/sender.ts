import { type Ack, type Intent, messageOf, type PlayerId, RESEND_MS } from '@highjinks/protocol'

const RESEND_MOST_MS = 4000
/** More taps than this waiting for a dead network are not kept: the screen says "hold on" instead. */
const QUEUE_MOST = 16

export type Envelope = Intent & {
  readonly lane: string
  readonly seq: number
  readonly seat: PlayerId
  readonly hostGen?: number
}

export interface SenderDeps {
  /** Sends once; null when no answer came in time. */
  readonly transmit: (command: Envelope) => Promise<Ack | null>
  readonly wait: (milliseconds: number) => Promise<void>
  readonly random: () => number
  readonly newLane: () => string
}

export interface Sender {
  /** Settles with the one outcome this command has, however often it had to be sent. */
  readonly send: (seat: PlayerId, intent: Intent, hostGen?: number) => Promise<Ack>
  /** Something is on its way or waiting. */
  readonly pending: () => number
}

/**
 * One lane a seat, one command of it under way at a time, its number growing by one: that is what lets the server give
 * a resent command its first outcome instead of a second effect.
 */
export function createSender(deps: SenderDeps): Sender {
  const lanes = new Map<PlayerId, { lane: string; seq: number; tail: Promise<unknown>; waiting: number }>()
  let pending = 0

  async function deliver(seat: PlayerId, intent: Intent, hostGen: number | undefined): Promise<Ack> {
    const lane = lanes.get(seat)
    if (!lane) throw new Error('a command without a lane')
    lane.seq++
    for (let attempt = 0; ; attempt++) {
      const envelope = {
        ...intent,
        lane: lane.lane,
        seq: lane.seq,
        seat,
        ...(hostGen === undefined ? {} : { hostGen }),
      }
      const ack = await deps.transmit(envelope)
      if (ack?.ok) return ack
      // The server does not remember this lane that far: it has not seen the command, so a fresh lane is safe.
      if (ack && ack.code === 'gap') Object.assign(lane, { lane: deps.newLane(), seq: 1 })
      else if (ack && !ack.retryable) return ack
      await deps.wait(pause(attempt, deps.random))
    }
  }

  return {
    pending: () => pending,
    send: (seat, intent, hostGen) => {
      const lane = lanes.get(seat) ?? { lane: deps.newLane(), seq: 0, tail: Promise.resolve(), waiting: 0 }
      lanes.set(seat, lane)
      if (lane.waiting >= QUEUE_MOST) {
        return Promise.resolve({ ok: false, code: 'too-often', message: messageOf('too-often'), retryable: true })
      }
      lane.waiting++
      pending++
      const outcome = lane.tail.then(() => deliver(seat, intent, hostGen))
      lane.tail = outcome
        .catch(() => {})
        .finally(() => {
          lane.waiting--
          pending--
        })
      return outcome
    },
  }
}

/** Growing, and scattered so that a whole room does not come back in one wave. */
function pause(attempt: number, random: () => number): number {
  const most = Math.min(RESEND_MOST_MS, (RESEND_MS / 4) * 2 ** attempt)
  return most / 2 + (most / 2) * random()
}
