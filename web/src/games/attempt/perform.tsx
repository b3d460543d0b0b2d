import { Check } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { AttemptProps } from './attempt.ts'

interface PerformProps extends AttemptProps {
  readonly canSwap: boolean
  /** What doing it is called here. */
  readonly done?: string
  /** To those who only look on; null says nothing. */
  readonly cheer?: string | null
}

/** Done or Pass, for those who do it. */
export function Perform({
  attempt,
  me,
  canSwap,
  act,
  isBusy,
  done = 'Done',
  cheer = 'Watch closely: the table decides in a moment.',
}: PerformProps) {
  if (me === null || !attempt.performers.includes(me)) return cheer === null ? null : <Cheer>{cheer}</Cheer>
  const said = attempt.said[me]
  if (said) return <Said word={said} />
  return (
    <ActionBar note="Passing costs nothing.">
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <Button
          size="lg"
          className="min-h-18 text-2xl short:min-h-15"
          disabled={isBusy}
          onClick={() => act({ type: 'done' })}
        >
          {done}
        </Button>
        <Button size="lg" kind="secondary" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
          Pass
        </Button>
      </div>
      {canSwap && (
        <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'swap' })}>
          Nope, another card
        </Button>
      )}
    </ActionBar>
  )
}

function Cheer({ children }: { readonly children: string }) {
  return <p className="mt-auto pb-4 text-center text-lg text-muted stage:hidden lg:text-2xl">{children}</p>
}

function Said({ word }: { readonly word: 'done' | 'pass' }) {
  return (
    <ActionBar>
      <Card kind="tint" role="status" className="flex items-center justify-center gap-3 text-center">
        <Check aria-hidden="true" className="size-6 shrink-0 text-accent" />
        <p className="font-display text-xl font-bold">
          {word === 'done' ? 'You are done. Well, well.' : 'Passed. No hard feelings.'}
        </p>
      </Card>
    </ActionBar>
  )
}
