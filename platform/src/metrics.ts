import type { IncomingMessage } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { carriesToken } from './bearer.ts'
import type { Build } from './build.ts'
import type { TrustedProxies } from './client-address.ts'

export { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Creates the registry of a process. Two servers in one process share it. */
export function createMetrics(build?: Build): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  if (build) tellBuild(registry, build)
  return registry
}
export type Metrics = Registry

function tellBuild(registry: Registry, { version, commit }: Build): void {
  const info = new Gauge({
    name: 'highjinks_build_info',
    help: 'Always 1; its labels say what runs here',
    labelNames: ['version', 'commit'],
    registers: [registry],
  })
  info.set({ version, commit: commit ?? 'unknown' }, 1)
}

/**
 * Counts refusals by code, from a closed list. Two servers in one process share the counter, each under its own label.
 */
export function countRefusals(metrics: Metrics, door: 'rest' | 'socket'): (code: string) => void {
  const name = 'highjinks_refusals_total'
  const known = metrics.getSingleMetric(name)
  const refusals =
    known instanceof Counter
      ? known
      : new Counter({
          name,
          help: 'How often callers were refused, by what they were told',
          labelNames: ['door', 'code'],
          registers: [metrics],
        })
  // Alerts need these series before the first event, to see it as an increase
  for (const code of ['internal', 'unavailable']) refusals.inc({ door, code }, 0)
  return (code) => refusals.inc({ door, code })
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/i

/**
 * Returns whether this caller may see the metrics: with the operator's token or, if there is none, calls from this
 * machine that don't come through a proxy. A trusted proxy could forward calls without saying so.
 */
export function maySeeMetrics(
  request: IncomingMessage,
  token: string | undefined,
  trustedProxies: TrustedProxies,
): boolean {
  if (token !== undefined) return carriesToken(request, token)
  const { headers, socket } = request
  if (trustedProxies(socket.remoteAddress ?? '', 0)) return false
  const isPassedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined)
  return !isPassedOn && LOOPBACK.test(socket.remoteAddress ?? '')
}
