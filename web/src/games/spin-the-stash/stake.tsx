import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { nameOf, type ScreenProps } from '../screen.ts'
import { SEGMENT_LOOKS, type Segment, tokensTold } from './segments.ts'
import { StashWheel } from './stash-wheel.tsx'

type Props = ScreenProps<View, Hand>

const TOKENS = 2

/** Two tokens each, in secret, on what the wheel will stop at. */
export function Stake(props: Props) {
  const { table, hand, me } = props
  const owes = me !== null && hand !== null && !table.staked.includes(me)
  return owes ? <Place {...props} /> : <Placed {...props} />
}

function Place({ table, act, isBusy }: Props) {
  const [on, setOn] = useState<readonly Segment[]>([])
  const [one, other] = on
  const title = useId()
  return (
    <>
      <div role="group" aria-labelledby={title} className="flex grow flex-col gap-2">
        <Heading level={2} id={title} className="text-center">
          Where will it stop?
        </Heading>
        <div className="grid grow auto-rows-fr grid-cols-2 gap-2 short:gap-1.5 lg:grid-cols-4">
          {table.segments.map((segment) => (
            <Spot
              key={segment}
              segment={segment}
              isOff={isBusy}
              tokens={on.filter((placed) => placed === segment).length}
              onTap={() => setOn(placedOn(on, segment))}
            />
          ))}
        </div>
      </div>
      <ActionBar
        note={
          on.length < TOKENS ? 'Two tokens, two segments, or both on one.' : 'Tap a segment to take its tokens back.'
        }
      >
        <Button
          size="lg"
          disabled={isBusy || other === undefined}
          onClick={() => one !== undefined && other !== undefined && act({ type: 'stake', on: [one, other] })}
        >
          {other === undefined ? `${TOKENS - on.length} to place` : 'Lock them in'}
        </Button>
      </ActionBar>
    </>
  )
}

/** A free token goes where one taps; with none free, a tap takes back what lies there or moves the older one. */
function placedOn(on: readonly Segment[], segment: Segment): readonly Segment[] {
  if (on.length < TOKENS) return [...on, segment]
  if (on.includes(segment)) return on.filter((placed) => placed !== segment)
  return [...on.slice(1), segment]
}

interface SpotProps {
  readonly segment: Segment
  readonly isOff: boolean
  readonly tokens: number
  readonly onTap: () => void
}

function Spot({ segment, isOff, tokens, onTap }: SpotProps) {
  const { label, hint, paint } = SEGMENT_LOOKS[segment]
  return (
    <button
      type="button"
      disabled={isOff}
      aria-pressed={tokens > 0}
      onClick={onTap}
      className={cx(
        'relative flex min-h-15 short:min-h-13 flex-col items-start justify-center rounded-control border-4 px-3 py-1 text-left leading-tight text-ink',
        paint,
        tokens > 0 ? 'border-lime ring-4 ring-ink ring-inset' : 'border-ink',
      )}
    >
      <span className="font-display font-extrabold sm:text-lg">{label}</span>
      {hint && tokens === 0 && <span className="text-sm font-medium">{hint}</span>}
      <span className="sr-only">{tokens === 0 ? '' : tokens === 1 ? ', 1 token' : ', 2 tokens'}</span>
      <span aria-hidden="true" className="absolute right-1.5 bottom-1.5 flex -space-x-3">
        {Array.from({ length: tokens }, (_, token) => (
          <span
            key={token}
            className="grid size-9 animate-pop place-items-center rounded-full border-3 border-ink bg-lime"
          >
            <span className="size-5 rounded-full border-2 border-dashed border-ink" />
          </span>
        ))}
      </span>
    </button>
  )
}

function Placed({ table, hand, me, players }: Props) {
  const isMine = hand !== null && hand.tokens.length > 0
  const spinner = nameOf(players, table.turn)
  return (
    <div className="grid grow content-center items-center gap-4 pb-4 short:gap-2 lg:grid-cols-2 flat:grid-cols-2">
      <StashWheel table={table} />
      <div className="grid gap-4 text-center" role="status">
        <Heading level={2} size="title">
          {table.turn === me ? 'You spin next' : `${spinner} spins next`}
        </Heading>
        {isMine && (
          <Card kind="tint" className="flex items-center justify-center gap-3 py-3">
            <Lock aria-hidden="true" className="size-6 shrink-0 text-accent" />
            <p className="font-display text-xl font-bold">{tokensTold(hand.tokens)}</p>
          </Card>
        )}
        <p className="text-lg text-muted lg:text-3xl">
          {table.staked.length} of {table.seats.length} have placed their tokens.
        </p>
      </div>
    </div>
  )
}
