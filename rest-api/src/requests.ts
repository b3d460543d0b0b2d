import type { IncomingMessage, ServerResponse } from 'node:http'
import { Histogram, type Log, type Metrics } from '@highjinks/edge'
import type { RequestHandler } from 'express'
import { pinoHttp } from 'pino-http'

/** Counts every call by its route, never by its address: codes and ids are not for an operator's charts. */
export function countRequests(metrics: Metrics): RequestHandler {
  const seconds = new Histogram({
    name: 'highjinks_http_seconds',
    help: 'How long calls took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers: [metrics],
  })
  return (request, response, next) => {
    const end = seconds.startTimer()
    response.on('finish', () => {
      end({ method: request.method, route: routeOf(request), status: response.statusCode })
    })
    next()
  }
}

/** One line a call, without headers, address or query. */
export function logRequests(log: Log): RequestHandler {
  const about = (request: IncomingMessage, response: ServerResponse): object => ({
    method: request.method,
    route: routeOf(request),
    status: response.statusCode,
  })
  return pinoHttp({
    logger: log,
    quietReqLogger: true,
    quietResLogger: true,
    customSuccessObject: about,
    // The fault itself has been logged where it was caught
    customErrorObject: about,
    customLogLevel: (_request, response) =>
      response.statusCode === 500 ? 'error' : response.statusCode >= 400 ? 'info' : 'debug',
  })
}

function routeOf(request: object): string {
  const route: unknown = Reflect.get(request, 'route')
  if (typeof route !== 'object' || route === null || !('path' in route)) return 'other'
  return typeof route.path === 'string' ? route.path : 'other'
}
