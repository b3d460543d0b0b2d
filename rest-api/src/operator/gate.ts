import { carriesToken } from '@highjinks/edge'
import type { RequestHandler } from 'express'
import { sendRefusal } from '../answers.ts'

/** Whoever does not carry the operator's token hears what anybody hears of an address that is none. */
export function createGate(token: string): RequestHandler {
  return (request, response, next) => {
    if (carriesToken(request, token)) next()
    else sendRefusal(response, 'not-found')
  }
}
