import { cx } from '../../ui/look/cx.ts'
import { INTENSITY_FACES } from '../../ui/toys/die-faces.tsx'

interface RiskProps {
  /** What the intensity die shows. */
  readonly level: number
  /** On a phone the dots alone. */
  readonly isBrief?: boolean
}

/** "Risky ●●○○○": what the intensity die means for the card. */
export function Risk({ level, isBrief = false }: RiskProps) {
  return (
    <span
      role="img"
      aria-label={`risk ${level} of ${INTENSITY_FACES.length}`}
      className="mr-[0.35em] inline-flex items-center gap-[0.3em] align-baseline whitespace-nowrap"
    >
      <span className={cx(isBrief ? 'max-sm:hidden' : 'short:hidden', 'lg:in-[.onstage[data-pair]]:hidden')}>
        Risky
      </span>
      {INTENSITY_FACES.map((step) => (
        <span
          key={step}
          className={cx(
            '-mr-[0.22em] last:mr-0 size-[0.55em] rounded-full border-[0.1em] border-current',
            step <= level && 'bg-current',
          )}
        />
      ))}
    </span>
  )
}
