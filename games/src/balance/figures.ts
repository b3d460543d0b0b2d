/** How many standard errors apart chance alone puts two figures, at the most. */
const CHANCE = 3

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** By how much the mean of these may be off by chance. */
export function noise(values: readonly number[]): number {
  const middle = mean(values)
  const variance = mean(values.map((value) => (value - middle) ** 2))
  return CHANCE * Math.sqrt(variance / Math.max(1, values.length))
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

export function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(13)).join('')
}
