import type { View } from '@highjinks/games/spin-the-stash'

export type Segment = View['segments'][number]

interface SegmentLook {
  readonly label: string
  /** What it asks, in a few words. */
  readonly hint: string | null
  /** As the wheel paints it. */
  readonly paint: string
}

export const SEGMENT_LOOKS: Readonly<Record<Segment, SegmentLook>> = {
  everyone: { label: 'Everyone Answers', hint: null, paint: 'bg-pink' },
  duel: { label: 'Duel', hint: 'Two, one winner', paint: 'bg-cream' },
  swap: { label: 'Swap', hint: 'Points move', paint: 'bg-amber' },
  gift: { label: 'Gift', hint: 'Give, and get', paint: 'bg-teal' },
  rule: { label: 'House Rule', hint: 'Holds three turns', paint: 'bg-cream' },
  jackpot: { label: 'Jackpot', hint: 'Paid to tokens', paint: 'bg-coral' },
  dare: { label: 'Dare', hint: 'One silly thing', paint: 'bg-lilac' },
  breather: { label: 'Breather', hint: 'Nothing to win', paint: 'bg-cream' },
}

const LIST = new Intl.ListFormat('en')

/** "Dare and Jackpot", "Dare, twice". */
export function tokensTold(on: readonly Segment[]): string {
  const [one, other] = on
  if (one === undefined) return 'none'
  if (one === other) return `${SEGMENT_LOOKS[one].label}, twice`
  return LIST.format(on.map((segment) => SEGMENT_LOOKS[segment].label))
}
