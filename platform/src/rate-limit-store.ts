/** How often something was done by somebody within a window of time. What express-rate-limit asks of a store. */
export interface RateLimitStore {
  /** Whether only this process counts here. */
  readonly localKeys: boolean
  readonly init: (options: { readonly windowMs: number }) => void
  /** The count with this one, and when its window ends. */
  readonly increment: (key: string) => Promise<Counted> | Counted
  /** Takes one back; what has nothing left to count is not there. */
  readonly decrement: (key: string) => Promise<void> | void
  readonly resetKey: (key: string) => Promise<void> | void
}
export interface Counted {
  readonly totalHits: number
  readonly resetTime: Date
}

/** The counts of everything that is limited, by name: whoever asks for the same name counts together. */
export interface RateLimitStores {
  readonly of: (name: string) => RateLimitStore
  readonly close: () => void
}
