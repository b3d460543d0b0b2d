import { ENDPOINTS, type EndpointName, type Reply } from '@highjinks/protocol'
import { askEndpoint, type Input } from './ask-server.ts'
import { readReply } from './read-reply.ts'

/**
 * The only way to call the REST server. Sends credentials and parses replies with the endpoint's own schema. Throws
 * `CallFailed` if the server refused, `NoAnswer` if it didn't reply.
 */
export async function call<N extends EndpointName>(name: N, input: Input<N>, secret?: string): Promise<Reply<N>> {
  return readReply(name, await askEndpoint(ENDPOINTS[name], input, secret))
}
