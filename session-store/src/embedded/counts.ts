import { COUNTS_TTL_MS, type Counts, type SharedCounts } from '../port.ts'
import { sumCounts } from '../sum-counts.ts'

interface Question {
  readonly byProcess: Map<string, Counts | null>
  until: number
}

/** Counts in memory: when the process is gone, so is what it counted. */
export function createCounts(now: () => number): SharedCounts {
  const questions = new Map<string, Question>()
  return {
    begin: async (id, question, process) => {
      for (const [key, { until }] of questions) if (until <= now()) questions.delete(key)
      const key = `${id} ${question}`
      const { byProcess } = questions.get(key) ?? { byProcess: new Map<string, Counts | null>() }
      if (!byProcess.has(process)) byProcess.set(process, null)
      questions.set(key, { byProcess, until: now() + COUNTS_TTL_MS })
    },
    handIn: async (id, question, process, counts) => {
      const open = questions.get(`${id} ${question}`)
      if (!open?.byProcess.has(process) || open.until <= now()) return null
      open.byProcess.set(process, counts)
      const all = [...open.byProcess.values()]
      return all.includes(null) ? null : sumCounts(all.filter((one) => one !== null))
    },
  }
}
