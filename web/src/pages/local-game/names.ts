import { MAX_PLAYERS, nameKey } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { storedJson } from '../../lib/storage.ts'
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

/** The host, and behind them everybody else who played this evening. */
export function withFriends(host: string | undefined, most: number): readonly string[] {
  const recent = recentNames()
  const first = host ?? recent[0] ?? 'Host'
  const others = recent.filter((name) => nameKey(name) !== nameKey(first))
  return [first, ...others].slice(0, most)
}
