import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { type TrustedProxies, trustNobody } from './client-address.ts'
import { maxOpenConnections, type SlotLimits } from './connection-slots.ts'
import { guardConnections, type Patience } from './connections.ts'
import type { Environment } from './environment.ts'

export interface ServerOptions {
  /** Proxies bring many callers over one connection and keep it open. */
  readonly trustedProxies?: TrustedProxies
  readonly patience?: Partial<Patience>
  readonly slots?: Partial<SlotLimits>
}

/** Enough for ten thousand viewers of one table, and everyone else. */
const MAX_SLOTS = 20_000
/** Enough for a hall full of phones and laptops behind one address. */
const MAX_SLOTS_PER_ADDRESS = 1000
/** A few connections beyond the slots, so that there's time to decide which one to close. */
const DOORSTEP = 64

/** Creates the HTTP server of every process. Slow, silent or greedy callers can neither block nor fill it. */
export function createServer(listener: RequestListener, options: ServerOptions = {}): Server {
  const { trustedProxies = trustNobody, patience = {} } = options
  const limits = { total: maxOpenConnections(MAX_SLOTS), perAddress: MAX_SLOTS_PER_ADDRESS, ...options.slots }
  const server = createHttpServer({ connectionsCheckingInterval: 1000, maxHeaderSize: 8192 }, listener)
  server.headersTimeout = 5000
  server.requestTimeout = 10_000
  // Longer than a proxy keeps its side, so that it never writes to a connection we're closing
  server.keepAliveTimeout = trustedProxies === trustNobody ? 5000 : 65_000
  server.maxHeadersCount = 60
  server.maxConnections = limits.total + DOORSTEP
  // All listeners are attached by then, so no answer goes uncounted
  server.once('listening', () => guardConnections(server, patience, limits, trustedProxies))
  return server
}

/** Returns the options an operator set. In a load test, one address may use every slot. */
export function serverOptions({
  trustedProxies,
  rateLimits,
}: Pick<Environment, 'trustedProxies' | 'rateLimits'>): ServerOptions {
  return { trustedProxies, slots: rateLimits ? {} : { perAddress: Number.POSITIVE_INFINITY } }
}
