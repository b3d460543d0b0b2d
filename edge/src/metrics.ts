import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'

export { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** One per process, handed to whatever counts; two servers in one process share it. */
export function createMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
export type Metrics = Registry

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/i

/**
 * Whether the metrics are this caller's business: whoever carries the operator's token; without one, whoever calls from
 * this very machine, and not through a proxy on it.
 */
export function maySeeMetrics(request: IncomingMessage, token: string | undefined): boolean {
  const { headers, socket } = request
  if (token !== undefined) {
    const shown = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
    return timingSafeEqual(digest(shown), digest(token))
  }
  const isPassedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined)
  return !isPassedOn && LOOPBACK.test(socket.remoteAddress ?? '')
}

/** Of one length, whatever it is of: only so can two be compared in equal time. */
const digest = (text: string) => createHash('sha256').update(text).digest()
