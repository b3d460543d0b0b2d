import { ENDPOINTS, type EndpointName, type Reply } from '@highjinks/protocol'
import { askEndpoint, type Input } from './ask-server.ts'
import { readReply } from './read-reply.ts'

/**
 * The one way to talk to the REST server. Calls send credentials; replies are parsed by the endpoint's own schema.
 * Fails with `CallFailed` when the server said no, with `NoAnswer` when it said nothing.
 */
export async function call<N extends EndpointName>(name: N, input: Input<N>, secret?: string): Promise<Reply<N>> {
  return readReply(name, await askEndpoint(ENDPOINTS[name], input, secret))
}
