import { useSyncExternalStore } from 'react'

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: unknown }
  | { readonly status: 'ready'; readonly value: T }

/**
 * Something read from the server once and kept. It never expires, and is never polled or retried. A failure isn't kept:
 * its readers see it, and the next reader asks again. The same goes for anything fleeting.
 */
export interface Resource<Key, T> {
  readonly use: (key: Key | null) => Loaded<T>
  /** Reads again. The old value stays on the screen until the answer arrives; an old failure goes right away. */
  readonly reload: (key: Key) => Promise<void>
  /** Returns the current value without asking. */
  readonly peek: (key: Key) => T | undefined
  readonly put: (key: Key, value: T) => void
  readonly clear: () => void
}

export interface ResourceOptions {
  /** Returns true for a failed reload after which the old value is still the best there is. */
  readonly outlives?: (fault: unknown) => boolean
  /** True for a value that may have changed by the next look. It is kept only while someone reads it. */
  readonly isFleeting?: boolean
}

const LOADING = { status: 'loading' } as const

export function createResource<Key extends string | number, T>(
  load: (key: Key) => Promise<T>,
  { outlives = () => false, isFleeting = false }: ResourceOptions = {},
): Resource<Key, T> {
  const entries = new Map<Key, Loaded<T>>()
  const listeners = new Map<Key | null, Set<() => void>>()
  const subscribers = new Map<Key | null, (listener: () => void) => () => void>()
  /** Which look-up last settled each key. */
  const said = new Map<Key, number>()
  let lookUps = 0
  let oldest = 0

  function set(key: Key, entry: Loaded<T>): void {
    entries.set(key, entry)
    for (const listener of listeners.get(key) ?? []) listener()
  }
  async function reload(key: Key): Promise<void> {
    const mine = ++lookUps
    if (entries.get(key)?.status === 'failed') set(key, LOADING)
    const entry = await load(key).then(
      (value): Loaded<T> => ({ status: 'ready', value }),
      (fault: unknown): Loaded<T> => ({ status: 'failed', fault }),
    )
    // A later request, or a value put here since, knows better.
    if (mine < (said.get(key) ?? oldest)) return
    said.set(key, mine)
    if (isFleeting && !listeners.get(key)?.size) {
      entries.delete(key)
      return
    }
    const isOutlived = entry.status === 'failed' && entries.get(key)?.status === 'ready' && outlives(entry.fault)
    if (!isOutlived) set(key, entry)
  }
  /** Returns the same function for the same key, or React would resubscribe on each render. */
  function subscriberOf(key: Key | null): (listener: () => void) => () => void {
    const known = subscribers.get(key)
    if (known) return known
    const here = new Set<() => void>()
    listeners.set(key, here)
    const subscribe = (listener: () => void) => {
      here.add(listener)
      return () => {
        here.delete(listener)
        if (key === null || here.size > 0) return
        if (isFleeting || entries.get(key)?.status === 'failed') entries.delete(key)
      }
    }
    subscribers.set(key, subscribe)
    return subscribe
  }
  function get(key: Key | null): Loaded<T> {
    if (key === null) return LOADING
    const entry = entries.get(key)
    if (entry) return entry
    entries.set(key, LOADING)
    void reload(key)
    return LOADING
  }

  return {
    use: (key) =>
      useSyncExternalStore(
        subscriberOf(key),
        () => get(key),
        () => (key !== null && entries.get(key)) || LOADING,
      ),
    reload,
    peek: (key) => {
      const entry = entries.get(key)
      return entry?.status === 'ready' ? entry.value : undefined
    },
    put: (key, value) => {
      said.set(key, ++lookUps)
      set(key, { status: 'ready', value })
    },
    clear: () => {
      oldest = ++lookUps
      said.clear()
      entries.clear()
      for (const here of listeners.values()) for (const listener of here) listener()
    },
  }
}
