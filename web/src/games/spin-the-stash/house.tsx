import type { View } from '@highjinks/games/spin-the-stash'
import { Coins, ScrollText } from 'lucide-react'
import { Badge } from '../../ui/status/badge.tsx'
import { points } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

type HouseProps = Pick<ScreenProps<View, unknown>, 'table' | 'me' | 'players'>

/** What is always in sight: what the jackpot is worth, and the rules that hold just now. */
export function House({ table, me, players }: HouseProps) {
  return (
    <section aria-label="The house" className="grid gap-2 stage:flex stage:flex-wrap stage:items-center stage:gap-x-6">
      <p className="flex flex-wrap items-center gap-2 short:gap-1.5 stage:shrink-0">
        <Badge tone="coral" icon={<Coins aria-hidden="true" />} className="text-base short:text-sm lg:text-2xl">
          Jackpot {points(table.jackpot)}
        </Badge>
        {table.isDouble && (
          <Badge tone="amber" className="text-base short:text-sm lg:text-2xl">
            Counts double
          </Badge>
        )}
      </p>
      {table.houseRules.length > 0 && (
        <ul
          aria-label="House rules"
          className="grid min-w-0 grow grid-cols-1 stage:basis-[36rem] divide-y-2 divide-accent-line overflow-hidden rounded-control bg-accent-tint stage:auto-cols-fr stage:grid-flow-col stage:grid-cols-none stage:divide-x-2 stage:divide-y-0"
        >
          {table.houseRules.map((rule) => (
            <Rule key={rule.text} rule={rule} by={rule.by === me ? 'you' : nameOf(players, rule.by)} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface RuleProps {
  readonly rule: View['houseRules'][number]
  readonly by: string
}

/** One line of a phone, as the card below it needs the room; a tap shows all of it. */
function Rule({ rule, by }: RuleProps) {
  return (
    <li className="min-w-0">
      <details className="group">
        <summary className="flex min-h-10 list-none items-center gap-2 px-3 py-1 lg:gap-4 lg:px-5 stage:grid stage:grid-cols-[auto_1fr] stage:gap-x-3 stage:gap-y-0 [&::-webkit-details-marker]:hidden">
          <ScrollText aria-hidden="true" className="size-5 shrink-0 text-accent lg:size-8" />
          <span className="min-w-0 grow text-sm leading-snug font-semibold max-lg:truncate max-lg:group-open:whitespace-normal lg:text-2xl stage:text-xl">
            {rule.text}
          </span>
          <span className="shrink-0 text-sm whitespace-nowrap text-muted lg:text-xl stage:col-start-2 stage:truncate">
            <span className="max-lg:sr-only">{by}, </span>
            {left(rule.turnsLeft)}
          </span>
        </summary>
      </details>
    </li>
  )
}

function left(turns: number): string {
  return turns === 1 ? '1 turn left' : `${turns} turns left`
}
