import { TOPICS, type Topic } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'
import { isTonight } from '../../lib/tonight.ts'

const schema = z.object({ topics: z.array(z.enum(TOPICS)).check(z.maxLength(TOPICS.length)), at: z.number() })
const kept = storedJson<z.infer<typeof schema> | null>('localLimits', z.nullable(schema), null)

/** Returns the topics that players on this phone don't want tonight. */
export function limitsOfTonight(): readonly Topic[] {
  const memory = kept.get()
  return memory && isTonight(memory.at) ? memory.topics : []
}

export function keepLimits(topics: readonly Topic[]): void {
  kept.set({ topics: [...topics], at: Date.now() })
}
