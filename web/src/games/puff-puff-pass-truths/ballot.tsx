import { useId } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { NUMBERS, Numeral, PUFF, STATEMENT, Words } from './statements.tsx'

interface BallotProps {
  readonly legend: string
  readonly statements: readonly string[]
  readonly pick: number | null
  readonly onPick: (place: number) => void
}

/** One of three; radio buttons underneath. */
export function Ballot({ legend, statements, pick, onPick }: BallotProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 w-full text-center font-display text-section font-bold text-balance short:mb-2">
        {legend}
      </legend>
      <div className="grid gap-3 laptop:gap-4 short:gap-2 flat:gap-2">
        {statements.map((text, place) => (
          <label
            key={NUMBERS[place]}
            data-puff
            className={cx(
              STATEMENT,
              'tall:min-h-[12.5dvh]',
              'border-3 transition-transform duration-150 has-focus-visible:outline-3 has-focus-visible:outline-words',
              pick === place
                ? 'border-ink bg-lime text-ink laptop:rounded-full laptop:px-8'
                : cx(PUFF, 'lip [--lip:var(--color-ink)]'),
              'active:scale-[0.98]',
            )}
          >
            <input
              type="radio"
              name={name}
              value={place}
              checked={pick === place}
              onChange={() => onPick(place)}
              className="sr-only"
            />
            <Numeral place={place} isLit={pick === null || pick === place} />
            <Words>{text}</Words>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
