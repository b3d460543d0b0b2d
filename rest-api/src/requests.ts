import { randomBytes } from 'node:crypto'
import { countRefusals, Histogram, type Log, type Metrics } from '@highjinks/platform'
import type { RequestHandler } from 'express'
import { REFUSAL, REQUEST_ID } from './error-responses.ts'

/**
 * Counts every call by its route, never by its address, because codes and IDs don't belong in an operator's charts.
 * Logs one line per call without headers, address or query: successes only at a detailed level, and repeated refusals
 * with their count. Each response has an ID of its own, which its log lines contain.
 */
export function watchRequests(log: Log, metrics: Metrics): RequestHandler {
  const seconds = new Histogram({
    name: 'highjinks_http_seconds',
    help: 'How long calls took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers: [metrics],
  })
  const countRefusal = countRefusals(metrics, 'rest')
  return (request, response, next) => {
    // Never a caller's own ID, so that an ID in the log is one call
    const id = randomBytes(9).toString('base64url')
    response.setHeader(REQUEST_ID, id)
    const began = performance.now()
    response.on('close', () => {
      const ms = performance.now() - began
      const about = { method: request.method, route: routeOf(request), status: response.statusCode }
      seconds.observe(about, ms / 1000)
      const refusal: unknown = response.locals[REFUSAL]
      if (typeof refusal === 'string') countRefusal(refusal)
      const level = levelOf(response.statusCode)
      const took = { ms: Math.round(ms), request: id }
      const words = wordsFor(response.writableFinished)
      if (level === 'info') log.refusal(words, about, took)
      else if (log.isLevelEnabled(level)) log[level]({ ...about, ...took }, words)
    })
    next()
  }
}

/** The fault itself was logged where it was caught. */
function levelOf(status: number): 'error' | 'info' | 'debug' {
  if (status === 500) return 'error'
  return status >= 400 ? 'info' : 'debug'
}

const wordsFor = (isFinished: boolean) => (isFinished ? 'answered' : 'the caller went away')

function routeOf(request: object): string {
  const route: unknown = Reflect.get(request, 'route')
  if (typeof route !== 'object' || route === null || !('path' in route)) return 'other'
  return typeof route.path === 'string' ? route.path : 'other'
}
