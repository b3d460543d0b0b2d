import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

export interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

/** The whole row is the target. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-13 items-center gap-4 py-1">
      <label htmlFor={id} className="flex-1 py-1">
        <span className="font-semibold">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="group relative h-9 w-16 shrink-0 rounded-full border-2 border-leaf-500 bg-night before:absolute before:-inset-2 disabled:border-leaf-700 data-[state=checked]:border-good data-[state=checked]:bg-lime"
      >
        <Radix.Thumb className="block size-6.5 translate-x-0.5 rounded-full bg-cream transition-transform duration-200 ease-spring group-disabled:bg-muted data-[state=checked]:translate-x-7.5 data-[state=checked]:bg-ink" />
      </Radix.Root>
    </div>
  )
}
