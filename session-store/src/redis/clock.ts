import type { Link } from './link.ts'

const SAMPLE_EVERY_MS = 10_000
/** A quick answer gives the best time. Slower ones are ignored for this long. */
const TRUST_MS = 60_000

export interface Clock {
  readonly now: () => number
  readonly sample: () => Promise<void>
  readonly stop: () => void
}

/**
 * Follows the time of Redis, so that every process compares deadlines alike. Between samples it uses the monotonic
 * clock, so setting this machine's time moves no deadline. Until Redis first answers, it's this machine's time.
 */
export function startClock(link: Link, key: string): Clock {
  let best = { offset: performance.timeOrigin, took: Number.POSITIVE_INFINITY, at: 0 }

  async function sample() {
    const asked = performance.now()
    const answer = await link.run('readTime', [key], [])
    const [seconds = 0, micros = 0] = Array.isArray(answer) ? answer.map(Number) : []
    const answered = performance.now()
    const took = answered - asked
    if (took > best.took && answered < best.at + TRUST_MS) return
    best = { offset: seconds * 1000 + micros / 1000 - (asked + answered) / 2, took, at: answered }
  }
  // While Redis is down, the last offset stays valid.
  const timer = setInterval(() => void sample().catch(() => undefined), SAMPLE_EVERY_MS)
  timer.unref()
  return {
    now: () => Math.round(best.offset + performance.now()),
    sample,
    stop: () => clearInterval(timer),
  }
}
