/** The site's empty document, kept under an address that nobody goes to: what a visit fetches is never mistaken for it. */
export const SHELL = '/setup/1?kept'
/** Says of a room, or of a TV, that there is no network, and what works without. */
export const NO_NETWORK = '/no-network'

export interface Plan {
  /** What stands in for the page where nobody answers. */
  readonly document: typeof SHELL | typeof NO_NETWORK
  /** Opened from what is kept without asking: a game that goes on is not another version after a reload. */
  readonly isKeptFirst: boolean
}

/** Calls, sockets and probes, as the front doors know them. */
const SERVERS = /^\/(?:api|socket\.io|healthz|readyz|metrics)(?:\/|$)/
const ONE_PHONE = /^\/(?:setup|gameplay)\/[^/]+\/?$/i
/** What is nothing without others, or without the server. */
const TOGETHER = /^\/(?:join|c|play|multiplayer|screen|tv|operator)(?:\/|$)/i
const FILE = /\.[^/]*$/

/** How a page is opened; null where it is none, or none of ours to answer. */
export function planFor(path: string): Plan | null {
  if (SERVERS.test(path) || FILE.test(path) || path === NO_NETWORK) return null
  if (TOGETHER.test(path)) return { document: NO_NETWORK, isKeptFirst: false }
  return { document: SHELL, isKeptFirst: ONE_PHONE.test(path) }
}
