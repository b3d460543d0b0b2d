import { TextArea } from '../../ui/form/text-area.tsx'

interface LineProps {
  readonly line: number
  readonly text: string
  readonly longest: number
  readonly isLie: boolean
  readonly field: (field: HTMLTextAreaElement | null) => void
  readonly onWrite: (text: string) => void
  readonly onMark: () => void
  readonly onFocus: () => void
  readonly onLeave: () => void
}

/** So many characters before the end the count appears. */
const NEAR = 40

/** One statement, and whether it is the lie. */
export function Line({ line, text, longest, isLie, field, onWrite, onMark, onFocus, onLeave }: LineProps) {
  const name = `Statement ${line + 1}`
  return (
    <div className="rounded-card bg-leaf-900 p-3">
      <div className="mb-2 flex items-center justify-between gap-3 pl-1">
        <span aria-hidden="true" className="font-display text-xl font-extrabold text-accent">
          {line + 1}
        </span>
        {longest - text.length < NEAR && (
          <span className="text-sm text-muted tabular">
            {text.length}/{longest}
          </span>
        )}
        <label className="flex min-h-12 items-center gap-2 rounded-full border-2 border-leaf-500 px-4 font-semibold select-none hover:bg-leaf-800 has-checked:border-coral has-checked:bg-coral has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-cream">
          <input
            type="radio"
            name="lie"
            checked={isLie}
            onChange={onMark}
            aria-label={`${name} is the lie`}
            className="size-5 appearance-none rounded-full border-2 border-current checked:border-6 focus-visible:outline-none"
          />
          {isLie ? 'The lie' : 'Made up?'}
        </label>
      </div>
      <TextArea
        label={name}
        hideLabel
        rows={2}
        maxLength={longest}
        value={text}
        ref={field}
        onChange={(event) => onWrite(event.target.value)}
        onFocus={onFocus}
        onBlur={onLeave}
        placeholder={PLACEHOLDERS[line]}
        autoComplete="off"
        className="min-h-18!"
      />
    </div>
  )
}

const PLACEHOLDERS = ['I once …', 'I have never …', 'Nobody believes me, but …']
