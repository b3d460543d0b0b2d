import type { SessionView } from '@highjinks/protocol'
import type { Feed } from '../feed.ts'

/** For tests: a feed that shows what the test wants. */
export function fakeFeed(): Feed & { readonly show: (view: SessionView | null) => void } {
  let shown: SessionView | null = null
  const listeners = new Set<() => void>()
  return {
    view: () => shown,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    show: (view) => {
      shown = view
      for (const tell of listeners) tell()
    },
  }
}
