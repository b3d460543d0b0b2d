import { Slider as Radix } from 'radix-ui'
import { useId } from 'react'

export interface SliderProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly disabled?: boolean
  /** Formats the value for eyes and ears alike: `3 of 8`. */
  readonly format?: (value: number) => string
}

export function Slider({ label, value, onChange, min, max, step = 1, disabled, format = String }: SliderProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <output className="font-display text-2xl font-extrabold tabular">{format(value)}</output>
      </div>
      <Radix.Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        className="relative flex h-key touch-none items-center select-none"
      >
        <Radix.Track className="relative h-4 grow overflow-hidden rounded-full border-2 border-leaf-500 bg-night">
          <Radix.Range className="absolute h-full bg-cream data-disabled:bg-muted" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-valuetext={format(value)}
          className="block size-9 rounded-full border-3 border-ink bg-cream shadow-[0_0_0_2px_var(--color-cream)] transition-transform duration-150 active:scale-110 data-disabled:bg-muted"
        />
      </Radix.Root>
    </div>
  )
}
