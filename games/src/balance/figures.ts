/** The largest difference, in standard errors, that chance alone explains. */
const CHANCE = 3

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Returns how far chance alone could move the mean of these values. */
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
