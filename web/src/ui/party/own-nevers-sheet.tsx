import { neverStarters } from '@highjinks/games/decks/never-starters'
import { type OwnSeat, tidy } from '@highjinks/protocol'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Chip } from '../form/chip.tsx'
import { TextArea } from '../form/text-area.tsx'
import { Sheet } from '../overlay/sheet.tsx'
import { WaitingCards } from './waiting-cards.tsx'

const BEGINNING = 'Never have I ever'
/** The rest of a hundred characters after the beginning. */
const LONGEST = 82
const MOST = 6
const IDEAS = 3

interface OwnNeversSheetProps extends Omit<WriterProps, 'isFull'> {
  readonly offers: OwnSeat['offers']
  readonly onTakeBack: (id: string) => void
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export function OwnNeversSheet({ open, onOpenChange, offers, onTakeBack, ...writing }: OwnNeversSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Your own nevers"
      description="From round two on, every second or third statement is one of yours. Unsigned until the reveal, then signed."
    >
      <Writer {...writing} isFull={offers.length >= MOST} />
      <WaitingCards cards={offers} isBusy={writing.isBusy} onTakeBack={onTakeBack} />
    </Sheet>
  )
}

interface WriterProps {
  readonly draft: string
  readonly isFull: boolean
  readonly isBusy: boolean
  readonly onWrite: (draft: string) => void
  readonly onGive: () => void
}

function Writer({ draft, isFull, isBusy, onWrite, onGive }: WriterProps) {
  const [first, setFirst] = useState(0)
  const ideas = Array.from({ length: IDEAS }, (_, i) => neverStarters[(first + i) % neverStarters.length] ?? '')
  if (isFull) return <p className="text-lg">Six are waiting. Wait until one gets played, or take one back.</p>
  return (
    <div className="grid gap-3">
      <TextArea
        label={`${BEGINNING} …`}
        rows={2}
        maxLength={LONGEST}
        count
        value={draft}
        onChange={(event) => onWrite(event.target.value)}
        autoComplete="off"
        hint="It can be about anyone, but no names of people here."
        className="min-h-18"
      />
      {draft === '' && (
        <div className="flex flex-wrap gap-2">
          {ideas.map((idea) => (
            <Chip key={idea} pressed={false} onClick={() => onWrite(`${idea} `)}>
              {idea} …
            </Chip>
          ))}
          <Button kind="ghost" onClick={() => setFirst(first + IDEAS)}>
            Other ideas
          </Button>
        </div>
      )}
      <Button size="lg" disabled={tidy(draft) === ''} busy={isBusy} onClick={onGive}>
        Add it
      </Button>
    </div>
  )
}
