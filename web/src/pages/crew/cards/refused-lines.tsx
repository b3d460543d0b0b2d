import { OFFER_MAX } from '@highjinks/protocol'
import { Alert } from '../../../ui/status/alert.tsx'
import type { LineRefusal, RefusedLine } from './pasted-lines.ts'

export const WHY: Readonly<Record<LineRefusal, string>> = {
  'no-beginning': 'It doesn’t begin like one of our cards or with “Never have I ever”.',
  'too-long': `It has more than ${OFFER_MAX} characters.`,
  'bad-words': 'It has words we don’t deal at its level.',
  'about-somebody': 'It names someone in your crew. Keep it general.',
  'has-contact': 'It has a web address, an email or a phone number.',
  twice: 'You already have this one.',
  full: 'Your crew’s deck is full.',
}

/** A pasted book isn't shown whole. */
const SHOWN = 50
const SHOWN_CHARACTERS = 120

/** The lines that became no cards, and why. */
export function RefusedLines({ refused }: { readonly refused: readonly RefusedLine[] }) {
  const count = refused.length
  const hidden = count - SHOWN
  return (
    <Alert tone="warn" title={count === 1 ? '1 line wasn’t added' : `${count} lines weren’t added`}>
      <ul aria-label="Lines that weren’t added" className="grid grid-cols-1 gap-2">
        {refused.slice(0, SHOWN).map(({ text, why }, i) => (
          // The same line can be pasted twice
          <li key={`${i} ${text}`} className="grid">
            <q className="wrap-anywhere">
              {text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}
            </q>
            <span className="text-muted">{WHY[why]}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>And {hidden} more.</p>}
    </Alert>
  )
}
