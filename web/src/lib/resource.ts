import { useSyncExternalStore } from 'react'

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: unknown }
  | { readonly status: 'ready'; readonly value: T }

/**
 * Something read from the server once and kept: never stale by itself, never polled, never retried. That is all the
 * product asks of its data, so it takes this much code.
 */
export interface Resource<Key, T> {
  readonly use: (key: Key | null) => Loaded<T>
  /** Reads again; what was there stays on the screen until the answer comes. */
  readonly reload: (key: Key) => Promise<void>
  readonly put: (key: Key, value: T) => void
  readonly clear: () => void
}

const LOADING = { status: 'loading' } as const

export function resource<Key extends string | number, T>(load: (key: Key) => Promise<T>): Resource<Key, T> {
  const entries = new Map<Key, Loaded<T>>()
  const listeners = new Set<() => void>()
  let generation = 0

  function set(key: Key, entry: Loaded<T>): void {
    entries.set(key, entry)
    for (const listener of listeners) listener()
  }
  async function reload(key: Key): Promise<void> {
    const mine = generation
    const entry = await load(key).then(
      (value): Loaded<T> => ({ status: 'ready', value }),
      (fault: unknown): Loaded<T> => ({ status: 'failed', fault }),
    )
    if (mine === generation) set(key, entry)
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
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
    use: (key) => useSyncExternalStore(subscribe, () => get(key)),
    reload,
    put: (key, value) => set(key, { status: 'ready', value }),
    clear: () => {
      generation++
      entries.clear()
      for (const listener of listeners) listener()
    },
  }
}
