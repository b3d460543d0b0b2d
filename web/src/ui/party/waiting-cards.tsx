import type { OwnSeat } from '@highjinks/protocol'
import { Button } from '../button/button.tsx'

interface WaitingCardsProps {
  readonly cards: OwnSeat['offers']
  readonly label?: string
  readonly isBusy: boolean
  readonly onTakeBack: (id: string) => void
}

/** My cards that no game has dealt yet. */
export function WaitingCards({ cards, label = 'Waiting for their turn', isBusy, onTakeBack }: WaitingCardsProps) {
  if (cards.length === 0) return null
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2">
      {cards.map(({ id, text }) => (
        <li key={id} className="flex items-center justify-between gap-3 rounded-control bg-leaf-800 py-1 pr-1 pl-4">
          <span className="min-w-0 wrap-anywhere">{text}</span>
          <Button kind="ghost" className="shrink-0" disabled={isBusy} onClick={() => onTakeBack(id)}>
            Take it back
          </Button>
        </li>
      ))}
    </ul>
  )
}
