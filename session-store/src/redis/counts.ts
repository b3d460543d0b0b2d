import * as z from 'zod/mini'
import { COUNTS_TTL_MS, type SharedCounts } from '../port.ts'
import { sumCounts } from '../sum-counts.ts'
import type { Keys } from './keys.ts'
import type { Link } from './link.ts'

const handedIn = z.array(z.record(z.string(), z.int().check(z.gte(0))))

export function createCounts(link: Link, keys: Keys): SharedCounts {
  return {
    begin: async (id, question, process) => {
      await link.run('beginCount', [keys.counts(id, question)], [process, COUNTS_TTL_MS])
    },
    handIn: async (id, question, process, counts) => {
      const all = await link.run('handInCount', [keys.counts(id, question)], [process, JSON.stringify(counts)])
      return Array.isArray(all) ? sumCounts(handedIn.parse(all.map((one) => JSON.parse(String(one))))) : null
    },
  }
}
