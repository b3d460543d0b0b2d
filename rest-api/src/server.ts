import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'

/** An HTTP server that a slow or silent caller cannot hold. */
export function createServer(listener: RequestListener): Server {
  const server = createHttpServer({ connectionsCheckingInterval: 1000, maxHeaderSize: 8192 }, listener)
  server.headersTimeout = 5000
  server.requestTimeout = 10_000
  // Longer than a proxy keeps its side, so that it never writes into a connection we are closing
  server.keepAliveTimeout = 65_000
  server.maxHeadersCount = 60
  // Ten thousand who watch one table, and everybody else
  server.maxConnections = 20_000
  return server
}
