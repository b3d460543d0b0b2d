import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Later } from '../../../ui/layout/later.tsx'

interface EnvelopeProps {
  readonly id: string
  readonly name: string
  /** Among all of them: their faces come one after the other. */
  readonly place: number
  readonly isSealed: boolean
}

/** A place for what somebody writes; once it is written, it flies in sealed with their face. */
export function Envelope({ id, name, place, isSealed }: EnvelopeProps) {
  return (
    <li className="envelope">
      <div key={isSealed ? 'sealed' : 'open'} aria-hidden="true" className={isSealed ? 'envelope-sealed' : undefined}>
        <svg viewBox="0 0 120 84" stroke="var(--color-ink)" strokeLinejoin="round" strokeLinecap="round">
          {isSealed ? (
            <g fill="var(--color-cream)" strokeWidth="4.5">
              <rect x="3" y="3" width="114" height="78" rx="9" />
              <path d="m5 77 40-36M115 77 75 41" fill="none" strokeWidth="3.5" />
              <path d="M6 7 54 46c4 3 8 3 12 0L114 7" />
            </g>
          ) : (
            <g fill="none" strokeWidth="3.5">
              <rect x="3" y="3" width="114" height="78" rx="9" strokeDasharray="9 8" />
              <g className="envelope-pen" fill="var(--color-amber)">
                <path d="M78 58 72 72 86 66 110 36 102 29Z" />
                <path d="m102 29 5-6c3-3 11 3 8 7l-5 6Z" fill="var(--color-coral)" />
              </g>
            </g>
          )}
        </svg>
        <Later turn={place + 1}>
          <Avatar seed={id} size="56%" className="envelope-seal" />
        </Later>
      </div>
      <span className="sr-only">
        {name}: {isSealed ? 'sealed' : 'writing'}
      </span>
    </li>
  )
}
