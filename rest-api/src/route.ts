import type { IncomingMessage } from 'node:http'
import type { ENDPOINTS, Endpoint, Step } from '@highjinks/protocol'
import type { OPERATOR_ENDPOINTS } from '@highjinks/protocol/operator'
import type * as z from 'zod/mini'
import type { Caller } from './accounts/authenticate.ts'
import type { PhoneCookie } from './phone-cookie.ts'

/** Returns the caller's address, as our trusted proxies report it. */
export type AddressOf = (request: IncomingMessage) => string

type Read<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : never
type UserOf<E extends Endpoint> = E['auth'] extends 'needed' ? Caller : E['auth'] extends 'used' ? Caller | null : null

/** A handler's input: the call parsed by the endpoint's schemas, and its caller. */
interface Call<E extends Endpoint> {
  readonly params: Read<E, 'params'>
  readonly query: Read<E, 'query'>
  readonly body: Read<E, 'body'>
  readonly user: UserOf<E>
  /** The key for rate limits: an address, or a household's network. */
  readonly address: string
  /** The client's origin, for links. */
  readonly origin: string
  /** The bearer token as sent, valid or not. */
  readonly bearer: string | undefined
  /** The cookie by which a crew knows its members. */
  readonly phone: PhoneCookie
}

/** A caller's mistakes are answers; what only a bug or an outage can cause is thrown. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Step<z.output<E['reply']>>>

/** One handler for every endpoint of a list. A missing one doesn't compile. */
type HandlersOf<List extends Readonly<Record<string, Endpoint>>> = {
  readonly [N in keyof List]: Handler<List[N]>
}
export type Handlers = HandlersOf<typeof ENDPOINTS>
export type OperatorHandlers = HandlersOf<typeof OPERATOR_ENDPOINTS>
