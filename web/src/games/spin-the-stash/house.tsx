import type { View } from '@highjinks/games/spin-the-stash'
import { Coins, ScrollText } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { points } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

type HouseProps = Pick<ScreenProps<View, unknown>, 'table' | 'players'>

/** What is always in sight: what the jackpot is worth, and the rules that hold just now. */
export function House({ table, players }: HouseProps) {
  return (
    <section aria-label="The house" className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="coral" icon={<Coins aria-hidden="true" />} className="text-base lg:text-2xl">
          Jackpot {points(table.jackpot)}
        </Badge>
        {table.isDouble && (
          <Badge tone="amber" className="text-base lg:text-2xl">
            This turn counts double
          </Badge>
        )}
      </p>
      {table.houseRules.length > 0 && (
        <ul aria-label="House rules" className="grid gap-2">
          {table.houseRules.map((rule) => (
            <li
              key={rule.text}
              className="flex items-center gap-2 rounded-control bg-accent-tint px-3 py-1.5 lg:gap-4 lg:px-5"
            >
              <ScrollText aria-hidden="true" className="size-5 shrink-0 text-accent lg:size-8" />
              <p className="min-w-0 grow text-sm leading-snug font-semibold lg:text-2xl">{rule.text}</p>
              <p className="shrink-0 text-sm whitespace-nowrap text-muted lg:text-xl">
                <span className="max-lg:sr-only">{nameOf(players, rule.by)}, </span>
                {left(rule.turnsLeft)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function left(turns: number): string {
  return turns === 1 ? '1 turn left' : `${turns} turns left`
}
