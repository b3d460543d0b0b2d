export interface ProgressProps {
  readonly label: string
  readonly value: number
  readonly max: number
}

/** A bar that slides in from the left by transform, so that moving it is cheap. */
export function Progress({ label, value, max }: ProgressProps) {
  const reached = Math.min(Math.max(value, 0), max)
  const share = max > 0 ? reached / max : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuenow={reached}
      aria-valuemax={max}
      className="h-3 overflow-hidden rounded-full bg-leaf-700"
    >
      <div
        className="h-full w-full rounded-full bg-mark transition-transform duration-400 ease-settle"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </div>
  )
}
