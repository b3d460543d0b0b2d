import { Counter, countRefusals, Gauge, Histogram, type Metrics } from '@highjinks/platform'
import type { Ack } from '@highjinks/protocol'

/** What an operator wants to know of the live half, counted where it happens. */
export interface Figures {
  /** A command was answered, so many milliseconds after it came. */
  readonly tap: (ms: number, ack: Ack) => void
  /** A connection was let in; `isBack`: it had been shown something before. */
  readonly arrival: (isBack: boolean) => void
  readonly refusal: (code: string) => void
}

export function openFigures(metrics: Metrics, connections: () => number): Figures {
  const refusal = countRefusals(metrics, 'socket')
  const taps = new Histogram({
    name: 'highjinks_tap_seconds',
    help: 'From the arrival of a command to its acknowledgement',
    labelNames: ['outcome'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5],
    registers: [metrics],
  })
  const arrivals = new Counter({
    name: 'highjinks_arrivals_total',
    help: 'Connections that were let in: new ones, and those that are back',
    labelNames: ['kind'],
    registers: [metrics],
  })
  // From the first look on, so that the first of each is seen to be one more
  for (const outcome of ['accepted', 'refused']) taps.zero({ outcome })
  for (const kind of ['new', 'back']) arrivals.inc({ kind }, 0)
  new Gauge({
    name: 'highjinks_sockets',
    help: 'Open connections of this process',
    registers: [metrics],
    collect() {
      this.set(connections())
    },
  })
  return {
    tap: (ms, ack) => {
      taps.observe({ outcome: ack.ok ? 'accepted' : 'refused' }, ms / 1000)
      if (!ack.ok) refusal(ack.code)
    },
    arrival: (isBack) => arrivals.inc({ kind: isBack ? 'back' : 'new' }),
    refusal,
  }
}
