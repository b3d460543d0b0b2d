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

/** Each in a color of its own, on the wheel and on what is stamped when it stops there; gold is for the jackpot alone. */
export const PAINTS = {
  writing: 'sky',
  duel: 'lime',
  swap: 'orange',
  gift: 'teal',
  rule: 'pink',
  point: 'coral',
  dare: 'lilac',
  jackpot: 'amber',
} as const satisfies Readonly<Record<Segment, string>>
