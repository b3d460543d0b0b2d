/**
 * A cache of at most `most` values. The least recently used one goes first, so inventing keys only costs the inventor.
 */
export interface Cache<Value> {
  /** Returns the value and counts as a use. */
  readonly get: (key: string) => Value | undefined
  /** Returns the value without counting as a use. */
  readonly peek: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  readonly drop: (key: string) => void
  readonly clear: () => void
  readonly size: number
}

export function createCache<Value>(most: number): Cache<Value> {
  // A used value is removed and set again, so that the map's order is the order of last use
  const values = new Map<string, Value>()
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    peek: (key) => values.get(key),
    set(key, value) {
      values.delete(key)
      values.set(key, value)
      const oldest = values.size > most ? values.keys().next().value : undefined
      if (oldest !== undefined) values.delete(oldest)
    },
    drop: (key) => void values.delete(key),
    clear: () => values.clear(),
    get size() {
      return values.size
    },
  }
}
