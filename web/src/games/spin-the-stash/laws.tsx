import { cx } from '../../ui/look/cx.ts'
import type { Tap } from '../table/ask.ts'
import { useBoardSpot } from '../table/board-spot.ts'
import { FitText } from '../tv/fit-text.tsx'
import '../../ui/toys/large-card.css'
import './laws.css'

interface LawsProps {
  readonly rules: readonly { readonly id: string; readonly text: string }[]
  readonly tap: Tap | null
}

/** Laws on the table; one tap makes one of them the rule. */
export function Laws({ rules, tap }: LawsProps) {
  return (
    <ol aria-label="Rules to choose from" {...useBoardSpot()} className="laws outline-none">
      {rules.map(({ id, text }, i) => {
        const isChosen = tap?.chosen === id
        const words = (
          <>
            <span aria-hidden="true" className="law-number">
              {i + 1}
            </span>
            <FitText words={text} most={3.4} />
          </>
        )
        return (
          <li key={id} className="flex">
            {tap ? (
              <button
                type="button"
                aria-pressed={isChosen}
                disabled={tap.isBusy || tap.isLocked}
                onClick={() => tap.pick(id)}
                className={cx(
                  'law paper lip',
                  isChosen ? 'border-good' : 'border-ink',
                  tap.isLocked && !tap.isCovered && !isChosen && 'opacity-40',
                )}
              >
                {words}
              </button>
            ) : (
              <div data-small className="law paper large-card border-ink">
                {words}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
