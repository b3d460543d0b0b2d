import type { Environment, Guesses, Log, Metrics, Watchdog } from '@highjinks/platform'
import type { SessionStore } from '@highjinks/session-store'

/** Everything this server needs from outside, handed in once. */
export interface RealtimeDeps {
  readonly store: SessionStore
  readonly log: Log
  readonly metrics: Metrics
  readonly watchdog: Pick<Watchdog, 'during' | 'isSetAside'>
  /** Uniform and not guessable; the rules' only source of chance. */
  readonly random: () => number
  /** Where the client is served from, besides the server's own host. */
  readonly publicUrl: Environment['publicUrl']
  readonly trustedProxies: Environment['trustedProxies']
  readonly rateLimits: boolean
  /** Null where nothing is limited. */
  readonly guesses: Guesses | null
  /** Names this process in presence. */
  readonly processId: string
}
