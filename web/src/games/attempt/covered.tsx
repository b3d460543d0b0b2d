import type { ReactNode } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { Card } from '../../ui/layout/card.tsx'
import { cx } from '../../ui/look/cx.ts'
import { HoldToSee, useHoldState } from '../../ui/toys/hold-to-see.tsx'

interface CoveredProps {
  /** The words for someone who glances over. */
  readonly said: string
  readonly className?: string
  readonly children: ReactNode
}

/** Hides a player's answer from a glance. They see it while they hold it. */
export function Covered({ said: words, className, children }: CoveredProps) {
  const held = useHoldState()
  return (
    <Card kind="tint" className={cx('grid gap-2 py-3', className)}>
      <div className="grid items-center text-center font-display text-xl font-bold text-balance kids:[grid-area:1/1]">
        <div aria-hidden={!held.isSeen || undefined} className={held.isSeen ? undefined : 'invisible'}>
          {children}
        </div>
        {!held.isSeen && <p ref={said}>{words}</p>}
      </div>
      <HoldToSee held={held} />
    </Card>
  )
}
