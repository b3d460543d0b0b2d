/** The star, who goes up for it, then whoever was clapped for most, then where that leaves everybody. */
export function curtainBeats(stars: number) {
  const out = 1400
  return [
    ['stamp', out] as const,
    ...Array.from({ length: stars }, () => ['walk', out] as const),
    ['loudest', 2700] as const,
    ['gains', 3900] as const,
  ]
}
