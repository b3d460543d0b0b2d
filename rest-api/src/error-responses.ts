import type { Log } from '@highjinks/platform'
import { type Failure, messageOf, type Refusal, statusOf } from '@highjinks/protocol'
import type { ErrorRequestHandler, Response } from 'express'
import { unavailableStoreIn } from './stores/store-unavailable.ts'

/** The field of a response that holds its refusal, for counting. */
export const REFUSAL = 'refusal'
/** On every response, and in every log line about it. */
export const REQUEST_ID = 'X-Request-Id'

/** Refuses a call. The only way to do so. The list has the message unless the schema that refused has a better one. */
export function sendRefusal(response: Response, code: Refusal, message: string = messageOf(code)): void {
  const failure: Failure = { message, code }
  if (statusOf(code) === 429 && !response.hasHeader('retry-after')) response.set('Retry-After', '2')
  if (code === 'unavailable') response.set('Retry-After', '1')
  response.locals[REFUSAL] = code
  if (statusOf(code) === 401) response.set('WWW-Authenticate', 'Bearer')
  response.set('Cache-Control', 'no-store').status(statusOf(code)).json(failure)
}

/** Handles every fault that nothing else caught: answers without its stack, and logs it with the stack. */
export function answerFaults(log: Log, notice: (fault: unknown) => void): ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters
  return (fault: unknown, request, response, _next) => {
    const code = refusalFor(fault)
    const about = { method: request.method, route: request.route?.path, request: response.getHeader(REQUEST_ID) }
    notice(fault)
    // An outage is one event, however many calls fail because of it
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
  // body-parser and the router mark the caller's mistakes with a status
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
