import { MAX_PLAYERS } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from './storage.ts'
import { isTonight } from './tonight.ts'

const schema = z.object({ names: z.array(z.string()).check(z.maxLength(MAX_PLAYERS)), at: z.number() })
const kept = storedJson<z.infer<typeof schema> | null>('localNames', z.nullable(schema), null)

/** Whoever sat round this phone last: the next game begins with them, and nobody types a name twice. */
export function keepNames(names: readonly string[]): void {
  kept.set({ names: [...names], at: Date.now() })
}

/** Who played on this phone in the last hours, the host of then first. */
export function recentNames(): readonly string[] {
  const memory = kept.get()
  return memory && isTonight(memory.at) ? memory.names : []
}
