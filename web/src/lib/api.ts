import { ENDPOINTS, type EndpointName, type Reply, type Sent } from '@highjinks/protocol'
import { askEndpoint } from './ask-server.ts'
import { readReply } from './read-reply.ts'

type Part<N extends EndpointName, K extends 'params' | 'query' | 'body'> = [Sent<N, K>] extends [never]
  ? { readonly [P in K]?: undefined }
  : { readonly [P in K]: Sent<N, K> }
export type Input<N extends EndpointName> = Part<N, 'params'> & Part<N, 'query'> & Part<N, 'body'>

/**
 * The one way to talk to the REST server. Calls send credentials; replies are parsed by the endpoint's own schema.
 * Fails with `CallFailed` when the server said no, with `NoAnswer` when it said nothing.
 */
export async function call<N extends EndpointName>(name: N, input: Input<N>, secret?: string): Promise<Reply<N>> {
  return readReply(name, await askEndpoint(ENDPOINTS[name], input, secret))
}
