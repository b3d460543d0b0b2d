import { cx } from '../../ui/look/cx.ts'

interface SkipProps {
  readonly className: string
  readonly onSkip: () => void
}

/** A tap anywhere reveals the rest right away. */
export function Skip({ className, onSkip }: SkipProps) {
  return (
    <button
      type="button"
      className={cx(
        'min-h-key self-center px-6 text-cream underline after:fixed after:inset-0 flat:sticky flat:bottom-1',
        className,
      )}
      onClick={onSkip}
    >
      Skip the drumroll
    </button>
  )
}
