import { npm } from './setup.mjs'
import type { Step } from './steps.ts'
import { one } from './steps.ts'

/** Reads what `npm audit --json` printed, warnings round it included. */
export function readAudit(said: string): { readonly metadata?: { readonly vulnerabilities?: Record<string, number> } } {
  try {
    return JSON.parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1))
  } catch {
    return {}
  }
}

/** Known faults in what we ship. Not every registry answers this question; no answer is no failure. */
export const audit: Step = {
  name: 'audit',
  run: async () => {
    const { output } = await npm(['audit', '--omit=dev', '--json'], { output: 'keep', limited: true })
    const { metadata } = readAudit(output)
    const found = metadata?.vulnerabilities
    if (!found) return { tally: one(true), output, note: 'not asked: the registry gave no answer' }
    const grave = (found.high ?? 0) + (found.critical ?? 0)
    return { tally: one(grave === 0), output, note: `${grave} grave of ${found.total ?? 0} known faults` }
  },
}
