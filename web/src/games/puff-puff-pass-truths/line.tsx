import { RefreshCw } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { TextArea } from '../../ui/form/text-area.tsx'
import type { Lines } from './use-draft.ts'

interface LineProps {
  readonly line: Lines[number]
  /** How it begins; null where nothing suits this table. */
  readonly starter: string | null
  readonly longest: number
  readonly canSwap: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onChange: (part: Partial<Lines[number]>) => void
  readonly onSwap: () => void
  readonly onLeave: () => void
}

/** So many characters before the end the count appears. */
const NEAR = 30

/** One statement: how it begins in large letters, and room to end it. */
export function Line({ line, starter, longest, canSwap, field, onChange, onSwap, onLeave }: LineProps) {
  const begins = line.isOwn ? null : starter
  const label = begins ?? 'In your own words …'
  return (
    <div className="grid gap-3 short:gap-2">
      <p
        aria-hidden="true"
        data-puff
        data-low
        className="large-card grid min-h-24 place-items-center rounded-card bg-cream px-4 py-4 text-center font-display text-2xl leading-tight font-extrabold text-balance text-ink short:min-h-18 short:py-2 short:text-xl laptop:min-h-36 laptop:text-4xl"
      >
        {label}
      </p>
      <TextArea
        label={label}
        hideLabel
        rows={2}
        maxLength={longest}
        count={longest - line.text.length < NEAR}
        value={line.text}
        onChange={(event) => onChange({ text: event.target.value })}
        onBlur={onLeave}
        placeholder={begins === null ? 'Once upon a Tuesday …' : '… go on'}
        autoComplete="off"
        ref={field}
        className="ruled min-h-22"
      />
      <div className="flex justify-center gap-2">
        {starter !== null && (
          <Small onClick={() => onChange({ isOwn: !line.isOwn })}>
            {line.isOwn ? 'Back to the starter' : 'Write my own'}
          </Small>
        )}
        {canSwap && !line.isOwn && (
          <Small onClick={onSwap}>
            <RefreshCw aria-hidden="true" className="size-5" />
            Nope, another
          </Small>
        )}
      </div>
    </div>
  )
}

interface SmallProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

function Small({ onClick, children }: SmallProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="lip tappable flex min-h-12 items-center gap-2 rounded-full border-2 px-3 font-semibold whitespace-nowrap"
    >
      {children}
    </button>
  )
}
