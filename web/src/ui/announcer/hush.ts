import { withSpeaker } from './announcer.ts'

/** Holds new lines back during a performance. Returns a function that ends it. */
export function hushFor(isPerformance: boolean): () => void {
  return withSpeaker(({ hushUntil }) => {
    hushUntil(isPerformance)
    return () => hushUntil(false)
  })
}
