import { OFFER_MAX, tidy } from '@highjinks/protocol'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { TextArea } from '../form/text-area.tsx'

interface CardWriterProps {
  /** The start of the card, up to its dots. */
  readonly beginning: string
  readonly hint: string
  readonly error?: string | undefined
  readonly isBusy: boolean
  readonly onAdd: (text: string) => void
  readonly onSkip: () => void
}

/** A card to finish. The draft stays until the server has it, so that a player can reword a refused one. */
export function CardWriter({ beginning, hint, error, isBusy, onAdd, onSkip }: CardWriterProps) {
  const [draft, setDraft] = useState('')
  const opening = beginning.replace(/[\s….]+$/u, '')
  return (
    <>
      <TextArea
        label={beginning}
        rows={2}
        maxLength={OFFER_MAX - opening.length - 1}
        count
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        autoComplete="off"
        hint={hint}
        {...(error !== undefined && { error })}
        className="min-h-18"
      />
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <Button
          size="lg"
          disabled={tidy(draft) === ''}
          busy={isBusy}
          onClick={() => onAdd(tidy(`${opening} ${draft}`))}
        >
          Add it
        </Button>
        <Button kind="ghost" disabled={isBusy} onClick={onSkip}>
          Skip
        </Button>
      </div>
    </>
  )
}
