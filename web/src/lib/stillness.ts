/** Returns whether the user prefers reduced motion. Results then show right away, without waiting for an animation. */
export function prefersStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
