import { type Intent, type OwnSeat, tidy } from '@highjinks/protocol'
import { PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { Button } from '../button/button.tsx'

const OwnNeversSheet = lazyComponent(() => import('./own-nevers-sheet.tsx').then((file) => file.OwnNeversSheet))

const BEGINNING = 'Never have I ever'

interface OwnNeversProps {
  /** The cards this seat has added and no one has been dealt yet. */
  readonly offers: OwnSeat['offers']
  /** There's time for it now. The draft stays until there is again. */
  readonly isOffered: boolean
  readonly isBusy: boolean
  readonly send: (intent: Intent) => void
}

/** Takes a statement of the player's own between two cards, for the table to play with. */
export function OwnNevers({ offers, isOffered, isBusy, send }: OwnNeversProps) {
  /** Null until it is opened. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const writing = useWriting(offers, send)
  // The next card closes it; the draft stays.
  if (!isOffered && isOpen) setIsOpen(false)
  if (!isOffered) return null
  return (
    <>
      <Button kind="secondary" className="mt-auto lg:mt-0 [[data-actions]+&]:mt-0" onClick={() => setIsOpen(true)}>
        <PenLine aria-hidden="true" className="size-5" />
        {offers.length === 0 ? 'Write your own' : `Your own nevers: ${offers.length}`}
      </Button>
      {isOpen !== null && (
        <Suspense fallback={null}>
          <OwnNeversSheet
            {...writing}
            {...{ offers, isBusy }}
            open={isOpen}
            onOpenChange={setIsOpen}
            onTakeBack={(id) => send({ type: 'withdraw', id })}
          />
        </Suspense>
      )}
    </>
  )
}

/** Keeps the draft until the server has it, so that a player can reword a refused one. */
function useWriting(offers: OwnSeat['offers'], send: (intent: Intent) => void) {
  const [draft, setDraft] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  if (sent !== null && offers.some(({ text }) => text === sent)) {
    setSent(null)
    setDraft('')
  }
  return {
    draft,
    onWrite: setDraft,
    onGive: () => {
      const text = tidy(`${BEGINNING} ${draft}`)
      setSent(text)
      send({ type: 'offer', kind: 'never', text })
    },
  }
}
