import type { Counts } from './port.ts'

export function sumCounts(all: readonly Counts[]): Counts {
  const sum: Record<string, number> = {}
  for (const counts of all) for (const [value, taps] of Object.entries(counts)) sum[value] = (sum[value] ?? 0) + taps
  return sum
}
