import { saidAside } from '../announcer/announcer.ts'

export interface SpinnerProps {
  readonly size?: number
  /** Announced; leave it out beside a visible label. */
  readonly label?: string
}

export function Spinner({ size = 32, label }: SpinnerProps) {
  return (
    <span ref={label ? saidAside : undefined} className="inline-flex items-center justify-center">
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="animate-spin">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="4" />
        <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
