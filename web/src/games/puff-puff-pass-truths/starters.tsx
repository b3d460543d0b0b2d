import { Plus, RefreshCw } from 'lucide-react'
import type { Sheet } from './use-draft.ts'

interface StartersProps {
  readonly sheet: Sheet
  /** Every line has something in it; nothing is ever overwritten. */
  readonly isDisabled: boolean
  readonly onInsert: (text: string) => void
  readonly onSwap: () => void
}

const CHIP =
  'flex min-h-13 w-60 shrink-0 items-center gap-2 rounded-2xl border-2 border-leaf-500 px-3 py-1.5 text-left leading-tight font-semibold hover:bg-leaf-800 disabled:border-leaf-700 disabled:text-muted [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent'

/** Against the blank page: a tap begins the next empty line. */
export function Starters({ sheet, isDisabled, onInsert, onSwap }: StartersProps) {
  if (sheet.starters.length === 0) return null
  return (
    <ul
      aria-label="Starters"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 flat:flex-nowrap"
    >
      {sheet.starters.map((starter) => (
        <li key={starter} className="shrink-0">
          <button type="button" disabled={isDisabled} onClick={() => onInsert(opening(starter))} className={CHIP}>
            <Plus aria-hidden="true" />
            {starter}
          </button>
        </li>
      ))}
      {sheet.canSwap && (
        <li className="shrink-0">
          <button type="button" onClick={onSwap} className={`${CHIP} w-auto!`}>
            <RefreshCw aria-hidden="true" />
            Nope, others
          </button>
        </li>
      )}
    </ul>
  )
}

/** Without its dots, ready to be typed on. */
function opening(starter: string): string {
  return `${starter.replace(/[\s….]+$/u, '')} `
}
