/**
 * The site's empty document, cached at an address that no one visits, so that a page from the network is never mistaken
 * for it.
 */
export const SHELL = '/setup/1?kept'
/** Says that a room or a TV needs the network, and what works offline. */
export const NO_NETWORK = '/no-network'

export interface Plan {
  /** The document to show in the page's place while offline. */
  readonly document: typeof SHELL | typeof NO_NETWORK
  /**
   * True for pages that open from the cache first, so that a reload doesn't switch a running game to another version.
   */
  readonly isKeptFirst: boolean
}

/** Calls, sockets and probes, as the proxies route them. */
const SERVERS = /^\/(?:api|socket\.io|healthz|readyz|metrics)(?:\/|$)/
const ONE_PHONE = /^\/(?:setup|gameplay)\/[^/]+\/?$/i
/** Pages that need other people or the server. */
const TOGETHER = /^\/(?:join|c|play|multiplayer|screen|tv|operator)(?:\/|$)/i
const FILE = /\.[^/]*$/

/** Returns how to open a page; null if it isn't a page, or not one of ours. */
export function planFor(path: string): Plan | null {
  if (SERVERS.test(path) || FILE.test(path) || path === NO_NETWORK) return null
  if (TOGETHER.test(path)) return { document: NO_NETWORK, isKeptFirst: false }
  return { document: SHELL, isKeptFirst: ONE_PHONE.test(path) }
}
