import { LOUDEST_PAY } from '@highjinks/games/loudest-pay'
import type { View } from '@highjinks/games/roll-and-react'

/** What the end of a lap pays: its favorite gets as much as its loudest, and who is both gets both. */
export function prizesOf({ best, loudest }: NonNullable<View['curtain']>): Readonly<Record<string, number>> {
  const prizes: Record<string, number> = {}
  for (const id of [...best, ...loudest]) prizes[id] = (prizes[id] ?? 0) + LOUDEST_PAY
  return prizes
}
