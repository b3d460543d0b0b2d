import type { Log } from '@highjinks/platform'
import { type Failure, messageOf, type Refusal, statusOf } from '@highjinks/protocol'
import type { ErrorRequestHandler, Response } from 'express'
import { unavailableStoreIn } from './stores/store-unavailable.ts'

/** Where a reply keeps what it was refused for, for whoever counts. */
export const REFUSAL = 'refusal'
/** On every reply, and in every line of the log about it. */
export const REQUEST_ID = 'X-Request-Id'

/** The one way a call is refused. The words are the list's own unless the schema that refused has better ones. */
export function sendRefusal(response: Response, code: Refusal, message: string = messageOf(code)): void {
  const failure: Failure = { message, code }
  if (statusOf(code) === 429 && !response.hasHeader('retry-after')) response.set('Retry-After', '2')
  if (code === 'unavailable') response.set('Retry-After', '1')
  response.locals[REFUSAL] = code
  if (statusOf(code) === 401) response.set('WWW-Authenticate', 'Bearer')
  response.set('Cache-Control', 'no-store').status(statusOf(code)).json(failure)
}

/** The last net: every fault ends here, is told without its stack and logged with it. */
export function answerFaults(log: Log, notice: (fault: unknown) => void): ErrorRequestHandler {
  // Express knows an error handler by its four parameters
  return (fault: unknown, request, response, _next) => {
    const code = refusalFor(fault)
    const about = { method: request.method, route: request.route?.path, request: response.getHeader(REQUEST_ID) }
    notice(fault)
    // An outage is one thing that happened, however many calls it fails
    if (code === 'unavailable')
      log.fault('a call could not be answered', fault, { store: unavailableStoreIn(fault) }, 'warn')
    else if (statusOf(code) >= 500) log.fault('a call failed', fault, about)
    if (response.headersSent) {
      response.destroy()
      return
    }
    sendRefusal(response, code)
  }
}

function refusalFor(fault: unknown): Refusal {
  if (unavailableStoreIn(fault) !== null) return 'unavailable'
  // body-parser and the router mark what the caller did wrong with a status
  return REFUSAL_BY_STATUS.get(statusIn(fault) ?? 0) ?? 'internal'
}

const REFUSAL_BY_STATUS = new Map<number, Refusal>([
  [400, 'malformed'],
  [413, 'too-large'],
  [415, 'wrong-type'],
])

function statusIn(fault: unknown): number | null {
  if (typeof fault !== 'object' || fault === null || !('status' in fault)) return null
  return typeof fault.status === 'number' ? fault.status : null
}
