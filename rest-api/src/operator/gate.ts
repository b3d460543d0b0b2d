import type { IncomingMessage } from 'node:http'
import { carriesToken } from '@highjinks/platform'
import type { RequestHandler } from 'express'
import type { Authenticate, Caller } from '../accounts/authenticate.ts'
import type { IsOperator } from '../accounts/is-operator.ts'
import { bearerTokenIn } from '../accounts/tokens.ts'
import { sendRefusal } from '../error-responses.ts'

export interface GateDeps {
  /** Null if there is none. */
  readonly token: string | null
  readonly authenticate: Authenticate
  readonly isOperator: IsOperator
}

export interface Gate {
  readonly handle: RequestHandler
  /** Returns the caller's account; null if the caller has the operator's token. */
  readonly callerOf: (request: IncomingMessage) => Caller | null
}

/** Answers callers with neither the operator's token nor an operator's account as if the address didn't exist. */
export function createGate({ token, authenticate, isOperator }: GateDeps): Gate {
  const callers = new WeakMap<IncomingMessage, Caller>()
  return {
    async handle(request, response, next) {
      if (token !== null && carriesToken(request, token)) return next()
      const bearer = bearerTokenIn(request)
      const found = bearer === undefined ? null : await authenticate(bearer)
      if (!found?.ok || !isOperator(found.state)) return sendRefusal(response, 'not-found')
      callers.set(request, found.state)
      next()
    },
    callerOf: (request) => callers.get(request) ?? null,
  }
}
