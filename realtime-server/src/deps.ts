import type { Environment, Guesses, Log, Metrics, Watchdog } from '@highjinks/platform'
import type { SessionStore } from '@highjinks/session-store'

/** Everything this server needs from outside. */
export interface RealtimeDeps {
  readonly store: SessionStore
  readonly log: Log
  readonly metrics: Metrics
  readonly watchdog: Pick<Watchdog, 'during' | 'isSetAside'>
  /** Uniform and unpredictable; the rules' only source of chance. */
  readonly random: () => number
  /** The client's origin, besides the server's own host. */
  readonly publicUrl: Environment['publicUrl']
  readonly trustedProxies: Environment['trustedProxies']
  readonly rateLimits: boolean
  /** Null if nothing is limited. */
  readonly guesses: Guesses | null
  /** This process's name in presence. */
  readonly processId: string
}
