import { LOUDEST_PAY } from '@highjinks/games/loudest-pay'
import type { View } from '@highjinks/games/roll-and-react'
import { reasonOf } from '../attempt/attempt.ts'

/** What the end of a lap pays: its favorite gets as much as its loudest, and who is both gets both. */
export function prizesOf({ best, loudest }: NonNullable<View['curtain']>): Readonly<Record<string, number>> {
  const prizes: Record<string, number> = {}
  for (const id of [...best, ...loudest]) prizes[id] = (prizes[id] ?? 0) + LOUDEST_PAY
  return prizes
}

/** What this seat got it for. */
export function ownPrize({ best, loudest }: NonNullable<View['curtain']>, me: string): string | null {
  const paid = (ids: readonly string[]) => (ids.includes(me) ? LOUDEST_PAY : 0)
  return reasonOf([
    [paid(best), 'for the best run'],
    [paid(loudest), 'for the loudest applause'],
  ])
}
