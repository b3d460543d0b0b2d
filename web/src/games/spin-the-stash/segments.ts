import type { View } from '@highjinks/games/spin-the-stash'

export type Segment = View['segments'][number]

/** As they stand on the wheel. */
export const LABELS: Readonly<Record<Segment, string>> = {
  writing: 'Everybody Writes',
  duel: 'Duel',
  swap: 'Swap',
  gift: 'Gift',
  rule: 'House Rule',
  point: 'Point',
  dare: 'Dare',
  jackpot: 'Jackpot',
}
