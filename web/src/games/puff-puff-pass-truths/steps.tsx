import { Check } from 'lucide-react'
import { cx } from '../../ui/look/cx.ts'
import { isBlank, type Lines } from './use-draft.ts'

interface StepsProps {
  readonly lines: Lines
  readonly at: number
  readonly onStep: (at: number) => void
}

/** Truth, truth, lie: where one is, and the way back. */
export function Steps({ lines, at, onStep }: StepsProps) {
  return (
    <ol aria-label="Your lines" className="flex justify-center gap-2">
      {lines.map((line, i) => {
        const isLie = i === lines.length - 1
        // One line at a time: the ones behind are open, the next one as soon as all before it are written.
        const isClosed = lines.slice(0, i).some(isBlank)
        return (
          // Lines are places, not things: they never move.
          <li key={LINES[i]}>
            <button
              type="button"
              aria-current={i === at ? 'step' : undefined}
              disabled={isClosed}
              onClick={() => onStep(i)}
              className={cx(
                'flex min-h-12 items-center gap-1.5 rounded-full border-3 px-4 font-semibold whitespace-nowrap max-sm:px-3',
                i !== at && (isClosed ? 'border-dashed border-leaf-500 text-muted' : 'lip tappable'),
                i === at && (isLie ? 'border-ink bg-coral text-ink' : 'border-ink bg-sky text-ink'),
              )}
            >
              {!isBlank(line) && <Check aria-hidden="true" className="size-5" />}
              {isLie ? 'Lie' : 'Truth'}
              {!isBlank(line) && <span className="sr-only">, written</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

const LINES = ['first', 'second', 'third']
