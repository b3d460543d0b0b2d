import { forecast, isDoubleRound } from '@highjinks/games/local'
import { Flag } from 'lucide-react'
import { cx } from '../../ui/look/cx.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { Progress } from '../../ui/status/progress.tsx'
import type { EveningInHand } from './use-evening.ts'

interface RoundsLineProps {
  readonly slug: string
  readonly evening: EveningInHand
  /** The phone is flat on the table, and on its side there's only room for the card. */
  readonly isFlat: boolean
}

/** The round of all written rounds, the round in which the label's minutes will be over, and what's left of them. */
export function RoundsLine({ slug, evening: { game, at }, isFlat }: RoundsLineProps) {
  const { round, rounds, finale } = game
  const { lastRound, minutes } = forecast(game, slug, at)
  const isLast = lastRound === round
  return (
    <div
      className={cx(
        'flex items-center gap-3 max-sm:gap-2 flat:absolute flat:top-1 flat:right-0 flat:z-10',
        isFlat && 'flat:sr-only',
      )}
    >
      <Badge className="shrink-0 text-base">
        {round}/{rounds} Rounds
      </Badge>
      {/* Not on the right, where the mascot is. */}
      {finale !== 'keeping-on' && (
        <p className="shrink-0 text-sm font-semibold flat:sr-only">
          {isLast && round > 1 ? 'Last round' : `about ${minutes} min left`}
        </p>
      )}
      <div className="relative grow flat:sr-only">
        <Progress label="Rounds" value={round} max={rounds} />
        {lastRound < rounds && (
          <Flag
            aria-hidden="true"
            className="absolute -top-2.5 size-5 -translate-x-0.5 fill-amber text-ink"
            style={{ left: `${(100 * lastRound) / rounds}%` }}
          />
        )}
      </div>
      {isDoubleRound(game) && <Badge tone="amber">Double</Badge>}
    </div>
  )
}
