import { useId } from 'react'
import { cx } from '../look/cx.ts'

export interface PromptCardBackProps {
  /** Under the leaf: 'Tap to see'. */
  readonly label?: string
  readonly className?: string
}

/** The back of every prompt card: leaves in the game's colour. */
export function PromptCardBack({ label, className }: PromptCardBackProps) {
  const pattern = useId()
  return (
    <div
      className={cx(
        'paper relative grid min-h-64 place-items-center overflow-hidden rounded-[2rem] border-4 border-ink p-2 short:min-h-44 sm:min-h-80 flat:min-h-44',
        className,
      )}
    >
      <svg aria-hidden="true" className="absolute inset-2 size-[calc(100%-1rem)] rounded-[1.4rem]">
        <defs>
          <pattern id={pattern} width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="rotate(12)">
            <g fill="var(--color-ink)" opacity="0.2">
              <path d="M28 30c-6-9-6-17 0-25 6 8 6 16 0 25Z" />
              <path d="M27 31C17 30 10 24 8 15c10 0 17 6 19 16ZM29 31c10-1 17-7 19-16-10 0-17 6-19 16Z" />
              <circle cx="0" cy="50" r="3" />
              <circle cx="56" cy="50" r="3" />
            </g>
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="var(--accent)" />
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
      {label && (
        <p className="relative max-w-[92%] -rotate-3 rounded-3xl bg-ink px-5 py-2 text-center font-display text-xl font-bold text-balance text-cream stage:px-8 stage:py-4 stage:text-4xl">
          {label}
        </p>
      )}
    </div>
  )
}
