import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { guardConnections, type Patience } from './connections.ts'

/** The HTTP server of every process of ours: a slow, silent or greedy caller can neither hold it nor fill it. */
export function createServer(listener: RequestListener, patience?: Partial<Patience>): Server {
  const server = createHttpServer({ connectionsCheckingInterval: 1000, maxHeaderSize: 8192 }, listener)
  server.headersTimeout = 5000
  server.requestTimeout = 10_000
  // Longer than a proxy keeps its side, so that it never writes into a connection we are closing
  server.keepAliveTimeout = 65_000
  server.maxHeadersCount = 60
  // Ten thousand who watch one table, and everybody else
  server.maxConnections = 20_000
  // Whatever answers here has been attached by then, so that nothing is answered before it was counted
  server.once('listening', () => guardConnections(server, patience))
  return server
}
