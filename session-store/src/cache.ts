/** Remembers the most recently used values, at most `size`. */
export interface Cache<Value> {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  readonly drop: (key: string) => void
  readonly clear: () => void
}

export function createCache<Value>(size: number): Cache<Value> {
  // A Map keeps the order of insertion, so its first key is the one unused for longest.
  const values = new Map<string, Value>()
  return {
    get: (key) => {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set: (key, value) => {
      values.delete(key)
      values.set(key, value)
      const oldest = values.size > size ? values.keys().next().value : undefined
      if (oldest !== undefined) values.delete(oldest)
    },
    drop: (key) => {
      values.delete(key)
    },
    clear: () => values.clear(),
  }
}
