import type { House } from '@highjinks/games/local'
import type { PlayerView } from '@highjinks/protocol'
import { Gavel } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { cx } from '../../ui/look/cx.ts'
import { FaceGrid } from './step/face-grid.tsx'

interface HouseRuleProps {
  readonly rule: NonNullable<House['rule']>
  readonly players: readonly PlayerView[]
  /** A small phone has no room for its words beside a card, and no room at all beside bets. */
  readonly room: 'whole' | 'brief' | 'none'
  readonly onCaught: (by: string) => void
}

/**
 * Shows the house rule during the turns for which it holds. The player who catches someone breaking it gets a tap and
 * points.
 */
export function HouseRule({ rule, players, room, onCaught }: HouseRuleProps) {
  const [isCatching, setCatching] = useState(false)
  const { text, turnsLeft } = rule
  return (
    <section
      aria-label="House rule"
      className={cx(
        'grid gap-2 rounded-card bg-leaf-900 px-3 py-2 short:py-1 flat:py-0.5',
        room === 'none' && 'short:hidden',
      )}
    >
      <div className="flex items-center gap-2">
        <Gavel aria-hidden="true" className="size-5 shrink-0 text-mark" />
        <p className="min-w-0 grow text-sm leading-tight short:text-[0.8125rem]">
          <span className={room === 'brief' ? 'short:sr-only' : undefined}>{text} </span>
          <span className="text-muted">{turnsLeft === 1 ? 'Last turn.' : `${turnsLeft} turns left.`}</span>
        </p>
        <Button
          kind="secondary"
          className="shrink-0 px-3 short:min-h-10 short:py-1 flat:min-h-9 flat:py-0"
          onClick={() => setCatching(!isCatching)}
        >
          {isCatching ? 'Nobody' : 'Caught!'}
        </Button>
      </div>
      {isCatching && (
        <>
          <p className="text-center font-semibold">Who caught them? 100 points for a good eye.</p>
          <FaceGrid label="Who caught them?" players={players} ids={players.map(({ id }) => id)} onTap={onCaught} />
        </>
      )}
    </section>
  )
}
