import type { Intent, OfferKind, OwnSeat } from '@highjinks/protocol'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { CardWriter } from '../../ui/party/card-writer.tsx'
import { WaitingCards } from '../../ui/party/waiting-cards.tsx'

const TITLES: Readonly<Record<OfferKind, string>> = {
  truth: 'A truth for someone here',
  dare: 'A dare for someone here',
  starter: 'One that everyone answers',
  never: 'A never for the table',
}

interface OwnCardsSheetProps extends Pick<OwnSeat, 'beginning' | 'cards'> {
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
  readonly onClose: () => void
}

/** One card to finish; after it's added or skipped comes the next. */
export function OwnCardsSheet({ beginning, cards, isBusy, send, onClose }: OwnCardsSheetProps) {
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={beginning ? TITLES[beginning.kind] : 'Your cards for tonight'}
      description="No one sees it until it’s dealt, and you won’t get it yourself. Once it’s played, we show your name."
    >
      <div className="grid gap-3 pb-2">
        {beginning ? (
          <CardWriter
            key={beginning.id}
            beginning={beginning.text}
            hint="No names of people here."
            isBusy={isBusy}
            onAdd={(text) => send({ type: 'offer', kind: beginning.kind, text })}
            onSkip={() => send({ type: 'skip-beginning', beginning: beginning.id })}
          />
        ) : (
          <p className="text-lg">That’s all for tonight. We’ll mix them in with ours.</p>
        )}
        <WaitingCards cards={cards} isBusy={isBusy} onTakeBack={(id) => send({ type: 'withdraw', id })} />
      </div>
    </Sheet>
  )
}
