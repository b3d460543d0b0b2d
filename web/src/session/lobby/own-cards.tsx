import type { Intent, OwnSeat } from '@highjinks/protocol'
import { PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'

/** Loaded on the first tap. */
const OwnCardsSheet = lazyComponent(() => import('./own-cards-sheet.tsx').then((file) => file.OwnCardsSheet))

interface OwnCardsProps {
  readonly own: OwnSeat
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
}

/** A pastime while waiting: one strip with a card that this seat can finish for tonight. It's optional. */
export function OwnCards({ own, isBusy, send }: OwnCardsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { beginning, cards } = own
  if (beginning === null && cards.length === 0 && !isOpen) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="lip tappable flex min-h-tap w-full items-center gap-2 rounded-control border-2 px-3 py-1 text-left leading-tight"
      >
        <PenLine aria-hidden="true" className="size-5 shrink-0" />
        <span className="grid min-w-0">
          <span className="font-display font-bold">
            {beginning === null ? `Your cards: ${cards.length}` : 'Finish a card for tonight'}
          </span>
          {beginning !== null && <span className="text-sm text-muted">{beginning.text}</span>}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <OwnCardsSheet {...{ beginning, cards, isBusy, send }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
