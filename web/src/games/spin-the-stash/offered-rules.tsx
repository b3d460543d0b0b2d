import { cx } from '../../ui/look/cx.ts'
import '../../ui/toys/large-card.css'

interface OfferedRulesProps {
  readonly rules: readonly { readonly id: string; readonly text: string }[]
  readonly chosen: string | null
  readonly isOff: boolean
  /** Left out, they are only to be read. */
  readonly onTap?: (id: string) => void
}

const CARD =
  'paper flex min-h-24 w-full grow items-center gap-3 rounded-card border-4 px-4 py-3 text-left short:min-h-20 short:px-3 short:py-2 short:haunted:min-h-16 short:haunted:py-1'

/** Two laws on the table. */
export function OfferedRules({ rules, chosen, isOff, onTap }: OfferedRulesProps) {
  return (
    <ol
      aria-label="Rules to choose from"
      className="grid grow content-center gap-3 max-sm:auto-rows-fr max-sm:content-stretch lg:grid-cols-2 laptop:grow-0 laptop:grid-cols-1"
    >
      {rules.map(({ id, text }, i) => (
        <li key={id} className="flex max-h-72">
          {onTap ? (
            <button
              type="button"
              aria-pressed={chosen === id}
              disabled={isOff || chosen !== null}
              onClick={() => onTap(id)}
              className={cx(
                CARD,
                'lip',
                chosen === id ? 'border-good' : 'border-ink',
                chosen !== null && chosen !== id && 'opacity-40',
              )}
            >
              <Words number={i + 1} text={text} />
            </button>
          ) : (
            <div data-small className={cx(CARD, 'large-card border-ink')}>
              <Words number={i + 1} text={text} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

/** More letters than these are smaller on a small phone. */
const LONG = 75

function Words({ number, text }: { readonly number: number; readonly text: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-ink font-display text-xl font-extrabold text-accent"
      >
        {number}
      </span>
      <span
        className={cx(
          'font-display text-xl leading-tight font-extrabold text-balance tall:text-2xl tall:leading-tight tall:haunted:text-xl short:haunted:text-base lg:text-3xl',
          text.length > LONG ? 'short:text-base short:leading-tight' : 'short:text-lg',
        )}
      >
        {text}
      </span>
    </>
  )
}
