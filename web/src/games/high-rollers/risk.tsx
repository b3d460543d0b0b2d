import { INTENSITY_FACES } from '../../ui/toys/die-faces.tsx'

interface RiskProps {
  /** What the intensity die shows. */
  readonly level: number
}

/** What the intensity die means for the card. */
export function Risk({ level }: RiskProps) {
  return (
    <span className="risk whitespace-nowrap">
      level {level}
      <span className="sr-only"> of {INTENSITY_FACES.length}</span>
    </span>
  )
}
