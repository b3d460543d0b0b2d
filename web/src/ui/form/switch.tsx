import { useId } from 'react'

export interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
}

/** A switch whose whole row is the target. */
export function Switch({ label, hint, checked, onChange, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex min-h-13 items-center gap-4 py-1">
      <label htmlFor={id} className="flex-1 py-1">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </label>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => onChange(!checked)}
        className="group relative h-9 w-16 shrink-0 rounded-full border-2 border-leaf-500 bg-night before:absolute before:-inset-2 disabled:border-leaf-700 aria-checked:border-good aria-checked:bg-lime"
      >
        <span className="block size-6.5 translate-x-0.5 rounded-full bg-cream transition-transform duration-200 ease-spring group-disabled:bg-muted group-aria-checked:translate-x-7.5 group-aria-checked:bg-ink" />
      </button>
    </div>
  )
}
