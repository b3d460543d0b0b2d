/** Somebody asked their device for less motion: results come at once, and nobody waits for an animation not shown. */
export function prefersStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
