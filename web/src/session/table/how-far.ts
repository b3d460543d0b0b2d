import type { SessionView, TableFrame } from '@highjinks/protocol'
import { gameOf } from '../../games/game-of.ts'

/** What is counted at this game's table. */
export function countedAt(slug: string): 'Round' | 'Turn' {
  return gameOf(slug)?.counts === 'rounds' ? 'Round' : 'Turn'
}

/** What the room reads instead of numbers once enough people have asked for a last round; null before. */
export function lastCallWords({ session }: SessionView, { round, rounds }: TableFrame): string | null {
  if (!session.isLastCall) return null
  const hasOneMore = countedAt(session.slug) === 'Round' && round < rounds
  return hasOneMore ? 'One more round, by request' : 'Last round, by request'
}
