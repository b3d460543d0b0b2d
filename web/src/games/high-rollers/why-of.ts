import type { View } from '@highjinks/games/high-rollers'
import { deedOf, reasonOf } from '../attempt/attempt.ts'

const NOUNS = { Hit: 'stunt', Pass: 'stunt', Truth: 'truth', Challenge: 'challenge' } as const

/** What somebody was paid for. */
export function whyOf({ task, turn, isDouble, attempt, isBust, score }: View, id: string): string | null {
  if (!score) return null
  const ruling = attempt?.ruling
  const hasLost = ruling?.kind === 'crowned' && ruling.winner !== null && ruling.winner !== id
  const plain = hasLost ? 'for trying' : deedOf(attempt, NOUNS[task ?? 'Hit'])
  const deed = task === 'Pass' && id === turn ? 'for passing it on' : plain
  return reasonOf([[score.taskGains[id] ?? 0, isBust ? `${deed}, after a bust` : deed]], isDouble)
}
