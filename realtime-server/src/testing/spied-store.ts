import type { Session } from '@highjinks/games/session'
import { freeze } from '@highjinks/games/testing'
import type { SessionId } from '@highjinks/protocol'
import {
  type EmbeddedOptions,
  openEmbeddedStore,
  type SessionStore,
  startMonotonicClock,
} from '@highjinks/session-store'

export type SpiedStoreOptions = Pick<EmbeddedOptions, 'onFault'>

export interface SpiedStore {
  readonly store: SessionStore
  readonly onFault: EmbeddedOptions['onFault']
  /** Moves the store's time for every process. */
  readonly elapse: (milliseconds: number) => void
  /** Returns every committed version of this session. */
  readonly versions: (id: SessionId) => ReadonlyMap<number, Session>
}

/**
 * Opens an embedded store in memory that remembers every version and whose time tests can move. None of that time
 * counts as missed.
 */
export function openSpiedStore(options: SpiedStoreOptions = {}): SpiedStore {
  let offset = 0
  const clock = startMonotonicClock()
  const inner = openEmbeddedStore({
    file: ':memory:',
    now: () => clock() + offset,
    missedAfterMs: Number.POSITIVE_INFINITY,
    ...options,
  })
  const histories = new Map<SessionId, Map<number, Session>>()
  const remember = (v: number, session: Session) => {
    freeze(session)
    histories.set(session.id, (histories.get(session.id) ?? new Map<number, Session>()).set(v, session))
  }
  return {
    onFault: options.onFault,
    store: {
      ...inner,
      create: async (session) => {
        remember(1, session)
        return inner.create(session)
      },
      update: async (id, change, lane) => {
        let made: Session | undefined
        const outcome = await inner.update(
          id,
          (session, now) => {
            const step = change(session, now)
            if (step.ok && step.state !== session) made = step.state
            return step
          },
          lane,
        )
        if (outcome.ok && made) remember(outcome.v, made)
        return outcome
      },
    },
    elapse: (milliseconds) => {
      offset += milliseconds
    },
    versions: (id) => histories.get(id) ?? new Map<number, Session>(),
  }
}
