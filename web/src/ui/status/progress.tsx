import { Progress as Radix } from 'radix-ui'

export interface ProgressProps {
  readonly label: string
  readonly value: number
  readonly max: number
}

/** The bar slides in from the left by transform, so it costs nothing to move. */
export function Progress({ label, value, max }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <Radix.Root
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      aria-label={label}
      className="h-3 overflow-hidden rounded-full bg-leaf-700"
    >
      <Radix.Indicator
        className="h-full w-full rounded-full bg-mark transition-transform duration-400 ease-settle"
        style={{ transform: `translateX(${(share - 1) * 100}%)` }}
      />
    </Radix.Root>
  )
}
