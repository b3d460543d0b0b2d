/** Returns the look of first, second and third: gold, silver and bronze, always with the number. */
export function medalLook(place: number): string {
  if (place === 1) return 'bg-amber text-ink'
  if (place === 2) return 'bg-silver text-ink'
  if (place === 3) return 'bg-bronze text-ink'
  return 'bg-leaf-700 text-words'
}
