import type { View } from '@highjinks/games/spin-the-stash'
import { points } from '../../ui/party/points.ts'
import { LABELS } from './segments.ts'

export function kickerOf({ wheel, jackpot }: View): string | null {
  if (!wheel) return null
  return wheel.segment === 'jackpot' ? `Jackpot: ${points(jackpot)}` : LABELS[wheel.segment]
}
