import type { IncomingMessage } from 'node:http'
import type { ENDPOINTS, Endpoint, Step } from '@highjinks/protocol'
import type { OPERATOR_ENDPOINTS } from '@highjinks/protocol/operator'
import type * as z from 'zod/mini'
import type { Caller } from './accounts/authenticate.ts'
import type { PhoneCookie } from './phone-cookie.ts'

/** Who is calling, as the proxies that we trust say. */
export type AddressOf = (request: IncomingMessage) => string

type Read<E extends Endpoint, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : never
type UserOf<E extends Endpoint> = E['auth'] extends 'needed' ? Caller : E['auth'] extends 'used' ? Caller | null : null

/** What a handler is told: parsed by the endpoint's own schemas, and who asks. */
interface Call<E extends Endpoint> {
  readonly params: Read<E, 'params'>
  readonly query: Read<E, 'query'>
  readonly body: Read<E, 'body'>
  readonly user: UserOf<E>
  /** Whose calls are counted together: an address, or a household's. */
  readonly address: string
  /** Where the client was opened; the beginning of links to it. */
  readonly origin: string
  /** What came as a bearer token, whatever it is. */
  readonly bearer: string | undefined
  /** The cookie by which a crew knows its members. */
  readonly phone: PhoneCookie
}

/** What a caller can cause is an answer; what only a bug or an outage can cause is thrown. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Step<z.output<E['reply']>>>

/** One handler for every endpoint of a list: a missing one does not compile. */
type HandlersOf<List extends Readonly<Record<string, Endpoint>>> = {
  readonly [N in keyof List]: Handler<List[N]>
}
export type Handlers = HandlersOf<typeof ENDPOINTS>
export type OperatorHandlers = HandlersOf<typeof OPERATOR_ENDPOINTS>
