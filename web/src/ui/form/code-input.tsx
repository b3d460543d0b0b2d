import { useState } from 'react'
import { cx } from '../look/cx.ts'
import { CODE_LENGTH, cleanCode } from './clean-code.ts'
import { Field } from './field.tsx'

export interface CodeInputProps {
  readonly value: string
  /** Gets the clean code: capitals and digits, six at most. */
  readonly onChange: (code: string) => void
  /** Runs on Enter, even while the button is disabled. */
  readonly onEnter?: () => void
  readonly label?: string
  readonly hint?: string
  readonly error?: string
  readonly disabled?: boolean
  readonly name?: string
  /** A complete code that is still here didn't work. Focusing it selects it, so that typing replaces it. */
  readonly selects?: boolean
}

const CELLS = Array.from({ length: CODE_LENGTH }, (_, index) => index)

/** Looks like six cells but is one input, so that pasting, deleting, autofill and screen readers just work. */
export function CodeInput({
  value,
  onChange,
  onEnter,
  label = 'Game Code',
  hint,
  error,
  disabled,
  name,
  selects = false,
}: CodeInputProps) {
  const [focused, setFocused] = useState(false)
  const [isSelected, setSelected] = useState(false)
  function selectWhole(field: HTMLInputElement): void {
    if (selects && field.value.length === CODE_LENGTH) field.select()
  }
  const next = Math.min(value.length, CODE_LENGTH - 1)
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={cx('relative', error && 'animate-wobble')} key={error ?? ''}>
          <div aria-hidden="true" className="grid grid-cols-6 gap-2 sm:gap-3">
            {CELLS.map((index) => (
              <span
                key={index}
                className={cx(
                  'grid aspect-[4/5] max-h-24 w-full place-items-center rounded-control border-3 bg-night font-display text-3xl font-extrabold tabular sm:text-5xl',
                  focused && index === next ? 'border-good' : error ? 'border-bad' : 'border-leaf-500',
                  disabled && 'border-leaf-700 text-muted',
                  isSelected && 'bg-leaf-700',
                )}
              >
                {value[index] && <span className="animate-pop">{value[index]}</span>}
                {focused && index === value.length && (
                  <span className="h-1/2 w-1 animate-breathe rounded-full bg-lime" />
                )}
              </span>
            ))}
          </div>
          <input
            {...wiring}
            name={name}
            type="text"
            value={value}
            disabled={disabled}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onFocus={({ currentTarget }) => {
              setFocused(true)
              selectWhole(currentTarget)
            }}
            // A press moves the cursor after it has focused the input.
            onClick={({ currentTarget }) => selectWhole(currentTarget)}
            onBlur={() => {
              setFocused(false)
              setSelected(false)
            }}
            onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
              setSelected(selectionStart === 0 && selectionEnd === CODE_LENGTH)
            }
            onChange={(event) => onChange(cleanCode(event.target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !onEnter) return
              event.preventDefault()
              onEnter()
            }}
            className="absolute inset-0 h-full w-full cursor-text rounded-control bg-transparent text-transparent caret-transparent outline-offset-4 selection:bg-transparent"
          />
        </div>
      )}
    </Field>
  )
}
