import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'onChange'> {
  readonly label: ReactNode
  readonly onChange?: (checked: boolean) => void
}

export function Checkbox({ label, onChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-key items-center gap-3 py-1 has-disabled:text-muted', className)}>
      <span className="relative grid size-7 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          onChange={(event) => onChange?.(event.target.checked)}
          className="peer size-7 appearance-none rounded-lg border-2 border-leaf-500 bg-night checked:border-good checked:bg-lime disabled:border-leaf-700"
        />
        <Check
          aria-hidden="true"
          strokeWidth={4}
          className="pointer-events-none absolute size-5 scale-0 text-ink transition-transform duration-200 ease-spring peer-checked:scale-100"
        />
      </span>
      <span className="min-w-0 flex-1">{label}</span>
    </label>
  )
}
