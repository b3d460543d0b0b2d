import './tower.css'

const RUNGS = 'M14 178h32M14 152h32M14 126h32M14 100h32M14 74h32M14 48h32M14 22h32'
const RAILS = 'M14 196V4M46 196V4'

interface LadderProps {
  readonly className: string
  /** The height it reaches, as a share of the greatest. */
  readonly reach?: number
}

/** A ladder from second place up to first, where a step wouldn't do. */
export function Ladder({ className, reach }: LadderProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 200"
      preserveAspectRatio="none"
      className={className}
      style={{ '--reach': reach }}
    >
      <path d={`${RAILS}${RUNGS}`} strokeWidth="15" />
      <path d={`${RAILS}${RUNGS}`} stroke="var(--color-orange)" strokeWidth="6" />
    </svg>
  )
}
