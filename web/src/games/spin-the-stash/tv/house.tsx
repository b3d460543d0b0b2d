import type { View } from '@highjinks/games/spin-the-stash'
import { Coins, Siren } from 'lucide-react'
import { useMark } from '../../../lib/use-mark.ts'
import { cx } from '../../../ui/look/cx.ts'
import { points } from '../../../ui/party/points.ts'
import { Badge } from '../../../ui/status/badge.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { chargeStory } from '../charges.tsx'
import { left } from '../rule-rows.tsx'
import './house.css'

type HouseProps = Pick<TvProps<View>, 'table' | 'players'>

/** What is always in sight: what the jackpot is worth, the rules that hold just now, and who was caught. */
export function TvHouse({ table, players }: HouseProps) {
  const { phase, houseRules, wheel } = table
  useMark(wheel?.segment === 'jackpot' && 'has-jackpot')
  // While somebody performs what is forbidden to them stands there whole instead.
  const hasPot = phase !== 'resolve' || houseRules.length !== 1
  return (
    <section aria-label="The house" className="tv-house">
      {(hasPot || table.isDouble) && <TvPot table={table} isDoubleAlone={!hasPot} />}
      <TvRules table={table} />
      <TvCharges table={table} players={players} />
    </section>
  )
}

interface PotProps extends Pick<HouseProps, 'table'> {
  readonly isDoubleAlone?: boolean
  readonly className?: string
}

export function TvPot({ table: { jackpot, isDouble }, isDoubleAlone = false, className }: PotProps) {
  return (
    <p className={cx('tv-pot', className)}>
      {!isDoubleAlone && (
        <Badge tone="amber" icon={<Coins aria-hidden="true" />} className="tv-pill">
          Jackpot {points(jackpot)}
        </Badge>
      )}
      {isDouble && (
        <Badge tone="coral" className="tv-pill">
          Counts double
        </Badge>
      )}
    </p>
  )
}

export function TvRules({ table: { houseRules } }: Pick<HouseProps, 'table'>) {
  if (houseRules.length === 0) return null
  return (
    <ul aria-label="House rules" className="tv-house-rules" data-several={houseRules.length > 1 || undefined}>
      {houseRules.map(({ id, text, turnsLeft }) => (
        <li key={id}>
          {text} <b>{left(turnsLeft)}</b>
        </li>
      ))}
    </ul>
  )
}

export function TvCharges({ table, players }: HouseProps) {
  return (
    <div role="status" className="contents">
      {table.charges.map((charge) => (
        <p key={charge.id} className="tv-charge">
          <Siren aria-hidden="true" className="size-8 shrink-0 text-bad" />
          <span className="min-w-0">{chargeStory(charge, { me: null, players })}</span>
        </p>
      ))}
    </div>
  )
}
