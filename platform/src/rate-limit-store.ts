/** Counts how often someone did something within a time window. The interface that express-rate-limit expects. */
export interface RateLimitStore {
  /** Whether only this process counts here. */
  readonly localKeys: boolean
  readonly init: (options: { readonly windowMs: number }) => void
  /** Adds one and returns the count and the end of its window. */
  readonly increment: (key: string) => Promise<Counted> | Counted
  /** Takes one back. A count of zero is removed. */
  readonly decrement: (key: string) => Promise<void> | void
  readonly resetKey: (key: string) => Promise<void> | void
}
export interface Counted {
  readonly totalHits: number
  readonly resetTime: Date
}

/** All counters by name. Callers that open the same name share its counts. */
export interface RateLimitStores {
  readonly of: (name: string) => RateLimitStore
  readonly close: () => void
}
