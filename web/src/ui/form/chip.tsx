import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'

export interface ChipProps extends ComponentProps<'button'> {
  readonly pressed: boolean
}

/** A choice that is on or off; besides the color a check mark shows it. */
export function Chip({ pressed, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={cx(
        'inline-flex min-h-key items-center gap-2 rounded-full border-2 px-4 font-semibold select-none',
        'disabled:border-leaf-700 disabled:text-muted',
        pressed ? 'border-words bg-cream text-ink' : 'border-leaf-500 text-words hover:bg-leaf-800',
        className,
      )}
    >
      {pressed && <Check aria-hidden="true" className="size-5 animate-pop" />}
      {children}
    </button>
  )
}
