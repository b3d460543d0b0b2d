import { PAYS, STAMPS, WALKS } from '../../show/timeline/effects.ts'

/** The star, who goes up for it, what it brings them, then where that leaves everybody. */
export function curtainTimeline(stars: number) {
  const out = 1400
  return [
    ['stamp', out, STAMPS] as const,
    ...Array.from({ length: stars }, () => ['walk', out, WALKS] as const),
    ['own', 2700] as const,
    ['gains', 3900, PAYS] as const,
  ]
}
