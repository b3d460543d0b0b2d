/** Keeps at most `most` values: the one unused for longest goes, so that inventing keys costs the inventor's own. */
export interface Cache<Value> {
  /** Uses the value. */
  readonly get: (key: string) => Value | undefined
  /** Looks at the value without using it. */
  readonly peek: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  readonly drop: (key: string) => void
  readonly clear: () => void
  readonly size: number
}

export function createCache<Value>(most: number): Cache<Value> {
  // Taken out and put back when it is used, so that the map's order is the order of last use
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
