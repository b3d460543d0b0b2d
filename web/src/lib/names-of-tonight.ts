import { MAX_PLAYERS } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from './storage.ts'
import { isTonight } from './tonight.ts'

const schema = z.object({ names: z.array(z.string()).check(z.maxLength(MAX_PLAYERS)), at: z.number() })
const kept = storedJson<z.infer<typeof schema> | null>('localNames', z.nullable(schema), null)

/** Remembers who played on this phone last, so that the next game starts with them and no one types a name twice. */
export function keepNames(names: readonly string[]): void {
  kept.set({ names: [...names], at: Date.now() })
}

/** Returns who played on this phone in the last hours, that game's host first. */
export function recentNames(): readonly string[] {
  const memory = kept.get()
  return memory && isTonight(memory.at) ? memory.names : []
}
