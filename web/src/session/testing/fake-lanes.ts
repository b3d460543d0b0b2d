import type { Ack } from '@highjinks/protocol'
import type { Envelope } from '../sender.ts'

/** Follows the servers' rule of lanes: a number on a lane has one effect and one outcome, however often it comes. */
export function fakeLanes() {
  const lanes = new Map<string, { seq: number; ack: Ack }>()
  const effects: string[] = []
  let v = 0
  return {
    /** The effects, in order. */
    effects,
    forget: () => lanes.clear(),
    handle: ({ lane, seq, type }: Envelope): Ack => {
      const known = lanes.get(lane)
      if (known?.seq === seq) return known.ack
      if (seq !== (known?.seq ?? 0) + 1) return { ok: false, code: 'gap', message: '', retryable: true }
      effects.push(type)
      const ack = { ok: true as const, v: ++v }
      lanes.set(lane, { seq, ack })
      return ack
    },
  }
}
