import { SEGMENTS as LABELS } from '@highjinks/games/local'
import type { WheelSegment } from '../../ui/toys/wheel-slices.tsx'

/** As on the wheel that everybody turns from their own phone. */
const PAINTS = {
  'Everybody Answers': 'sky',
  Duel: 'lime',
  Swap: 'orange',
  Gift: 'teal',
  'House Rule': 'pink',
  Point: 'coral',
  Dare: 'lilac',
  Jackpot: 'amber',
} as const satisfies Readonly<Record<(typeof LABELS)[number], string>>

/** Clockwise; prompts name theirs by its label. */
export const SEGMENTS: readonly WheelSegment[] = LABELS.map((label) => ({ id: label, label, paint: PAINTS[label] }))

const WIDTH = 360 / SEGMENTS.length
/** The pointer never stops closer to a line than this. */
const MARGIN = 5

/** Where the wheel rests so that the pointer stands on that segment, somewhere inside it as chance will have it. */
export function restOn(label: string, chance: number): number {
  const index = SEGMENTS.findIndex((segment) => segment.label === label)
  const inside = MARGIN + chance * (WIDTH - 2 * MARGIN)
  return (360 - Math.max(0, index) * WIDTH - inside) % 360
}
