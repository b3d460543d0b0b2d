import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { type TrustedProxies, trustNobody } from './client-address.ts'
import { maxOpenConnections, type SlotLimits } from './connection-slots.ts'
import { guardConnections, type Patience } from './connections.ts'
import type { Environment } from './environment.ts'

export interface ServerOptions {
  /** These bring many callers over one connection, and keep it. */
  readonly trustedProxies?: TrustedProxies
  readonly patience?: Partial<Patience>
  readonly slots?: Partial<SlotLimits>
}

/** Ten thousand who watch one table, and everybody else. */
const MAX_SLOTS = 20_000
/** A hall full of phones behind one address, some with a laptop. */
const MAX_SLOTS_PER_ADDRESS = 1000
/** Beyond the slots, so that there is a moment to find out whose is given up. */
const DOORSTEP = 64

/** The HTTP server of every process of ours: a slow, silent or greedy caller can neither hold it nor fill it. */
export function createServer(listener: RequestListener, options: ServerOptions = {}): Server {
  const { trustedProxies = trustNobody, patience = {} } = options
  const limits = { total: maxOpenConnections(MAX_SLOTS), perAddress: MAX_SLOTS_PER_ADDRESS, ...options.slots }
  const server = createHttpServer({ connectionsCheckingInterval: 1000, maxHeaderSize: 8192 }, listener)
  server.headersTimeout = 5000
  server.requestTimeout = 10_000
  // Behind a proxy longer than it keeps its side, so that it never writes into a connection we are closing
  server.keepAliveTimeout = trustedProxies === trustNobody ? 5000 : 65_000
  server.maxHeadersCount = 60
  server.maxConnections = limits.total + DOORSTEP
  // Whatever answers here has been attached by then, so that nothing is answered before it was counted
  server.once('listening', () => guardConnections(server, patience, limits, trustedProxies))
  return server
}

/** As an operator wants it; for a load test one address may have all there is. */
export function serverOptions({
  trustedProxies,
  rateLimits,
}: Pick<Environment, 'trustedProxies' | 'rateLimits'>): ServerOptions {
  return { trustedProxies, slots: rateLimits ? {} : { perAddress: Number.POSITIVE_INFINITY } }
}
