import type { SessionView, TableFrame } from '@highjinks/protocol'
import { gameOf } from '../../games/game-of.ts'

/** Returns the unit of progress in this game. */
export function countedAt(slug: string): 'Round' | 'Turn' {
  return gameOf(slug)?.counts === 'rounds' ? 'Round' : 'Turn'
}

/** Returns the words that replace the numbers once enough players have asked for a last round; null before that. */
export function lastCallWords({ session }: SessionView, { round, rounds }: TableFrame): string | null {
  if (!session.isLastCall) return null
  const hasOneMore = countedAt(session.slug) === 'Round' && round < rounds
  return hasOneMore ? 'One more round, by request' : 'Last round, by request'
}
