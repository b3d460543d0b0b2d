import { type EndpointName, refuse } from '@highjinks/protocol'
import type { Handlers } from './route.ts'

/** A visitor has company from the first moment. */
export const BOTS_IN_A_ROOM = 3

/** The calls that begin an account, and those that write to an operator. All other calls about accounts need one. */
const CLOSED = ['register', 'login', 'forgot', 'reset', 'verify', 'contact', 'report'] as const satisfies EndpointName[]

/** A demo's handlers: it has no accounts, and no one reads what is sent. */
export function closeForDemo(handlers: Handlers): Handlers {
  const refused = async () => refuse('forbidden', 'This is a demo: it has no accounts, and no one to write to.')
  return { ...handlers, ...Object.fromEntries(CLOSED.map((name) => [name, refused])) }
}
