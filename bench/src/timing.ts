/** How long each of many took, in milliseconds. */
export interface Timing {
  readonly median: number
  readonly p95: number
  readonly most: number
}

/** Times `work` one after the other, after some rounds that nobody counts. */
export async function time(rounds: number, work: (round: number) => Promise<void>): Promise<Timing> {
  for (let i = 0; i < Math.ceil(rounds / 10); i++) await work(i)
  const took: number[] = []
  for (let i = 0; i < rounds; i++) {
    const began = performance.now()
    await work(i)
    took.push(performance.now() - began)
  }
  return timingOf(took)
}

function timingOf(took: readonly number[]): Timing {
  const sorted = [...took].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { median: at(0.5), p95: at(0.95), most: at(1) }
}

/** The middle one: one slow round on a shared machine does not move it. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

export function report(name: string, { median, p95, most }: Timing): void {
  const inMs = (ms: number) => `${ms.toFixed(2).padStart(8)} ms`
  console.log(`  ${name.padEnd(34)} median ${inMs(median)}   p95 ${inMs(p95)}   most ${inMs(most)}`)
}
