import type { IncomingMessage } from 'node:http'
import type { ENDPOINTS, EndpointName, Received, Reply, Step } from '@highjinks/protocol'
import type { Account } from './auth/users.ts'

/** Who is calling, as the proxies that we trust say. */
export type AddressOf = (request: IncomingMessage) => string

type Auth<N extends EndpointName> = (typeof ENDPOINTS)[N]['auth']

/** What a handler is told: parsed by the endpoint's own schemas, and who asks. */
export interface Call<N extends EndpointName> {
  readonly params: Received<N, 'params'>
  readonly query: Received<N, 'query'>
  readonly body: Received<N, 'body'>
  readonly user: Auth<N> extends 'needed' ? Account : Auth<N> extends 'used' ? Account | null : null
  /** Whose calls are counted together: an address, or a household's. */
  readonly address: string
  /** Where the client was opened; the beginning of links to it. */
  readonly origin: string
}

/** What a caller can cause is an answer; what only a bug or an outage can cause is thrown. */
export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<Step<Reply<N>>>

/** One handler for every endpoint there is: a missing one does not compile. */
export type Handlers = { readonly [N in EndpointName]: Handler<N> }
