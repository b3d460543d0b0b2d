import { Counter, countRefusals, Gauge, Histogram, type Metrics } from '@highjinks/platform'
import type { Ack } from '@highjinks/protocol'

/** An operator's figures about live sessions, counted where they happen. */
export interface Figures {
  /** Counts an answered command and its time in milliseconds. */
  readonly tap: (ms: number, ack: Ack) => void
  /** Counts an accepted connection. `isBack` means it had shown something before. */
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
  // From the start, so that the first of each shows up as an increase
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
