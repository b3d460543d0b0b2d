import { type Intent, OFFER_MAX, type OfferKind, type OwnSeat, tidy } from '@highjinks/protocol'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
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

/** One card to finish; once it is given or skipped comes the next. */
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
          <Writer key={beginning.id} {...{ beginning, isBusy, send }} />
        ) : (
          <p className="text-lg">That’s all for tonight. We’ll mix them in with ours.</p>
        )}
        <WaitingCards cards={cards} isBusy={isBusy} onTakeBack={(id) => send({ type: 'withdraw', id })} />
      </div>
    </Sheet>
  )
}

interface WriterProps extends Pick<OwnCardsSheetProps, 'isBusy' | 'send'> {
  readonly beginning: NonNullable<OwnSeat['beginning']>
}

/** The draft stays until the server has it, so that a refused one can be reworded. */
function Writer({ beginning: { id, kind, text }, isBusy, send }: WriterProps) {
  const [draft, setDraft] = useState('')
  const opening = text.replace(/[\s….]+$/u, '')
  return (
    <>
      <TextArea
        label={text}
        rows={2}
        maxLength={OFFER_MAX - opening.length - 1}
        count
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        autoComplete="off"
        hint="No names of people here."
        className="min-h-18"
      />
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <Button
          size="lg"
          disabled={tidy(draft) === ''}
          busy={isBusy}
          onClick={() => send({ type: 'offer', kind, text: tidy(`${opening} ${draft}`) })}
        >
          Add it
        </Button>
        <Button kind="ghost" disabled={isBusy} onClick={() => send({ type: 'skip-beginning', beginning: id })}>
          Skip
        </Button>
      </div>
    </>
  )
}
