import { nameKey } from '@highjinks/protocol'
import { recentNames } from '../../lib/names-of-tonight.ts'

/** The host, and behind them everybody else who played this evening. */
export function withFriends(host: string | undefined, most: number): readonly string[] {
  const recent = recentNames()
  const first = host ?? recent[0] ?? 'Host'
  const others = recent.filter((name) => nameKey(name) !== nameKey(first))
  return [first, ...others].slice(0, most)
}
