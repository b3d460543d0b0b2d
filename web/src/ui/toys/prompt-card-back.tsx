import { cx } from '../look/cx.ts'

export interface PromptCardBackProps {
  /** On the back: 'Tap to see'. */
  readonly label?: string
  readonly className?: string
}

/** The back of a prompt card, in its game's deck. */
export function PromptCardBack({ label, className }: PromptCardBackProps) {
  return (
    <div
      className={cx(
        'prompt-card-back paper relative grid place-items-center overflow-hidden rounded-[2rem] border-4 border-ink p-2',
        className,
      )}
    >
      <div
        aria-hidden="true"
        className="absolute inset-2 rounded-[1.4rem] border-3 border-ink [background:var(--card-back,var(--accent))]"
      />
      {label && (
        <p className="relative max-w-[92%] -rotate-3 rounded-3xl bg-ink px-5 py-2 text-center font-display text-xl font-bold text-balance text-cream">
          {label}
        </p>
      )}
    </div>
  )
}
