interface TrophyProps {
  readonly className?: string
}

/** A cup that is rather pleased with itself. */
export function Trophy({ className }: TrophyProps) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <g stroke="var(--color-ink)" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        <path d="M30 26H12c-2 22 8 34 24 36M90 26h18c2 22-8 34-24 36" fill="none" strokeWidth="8" />
        <path d="M28 14h64c2 38-8 62-32 66-24-4-34-28-32-66Z" fill="var(--color-amber)" />
        <path d="M53 80h14v14H53Z" fill="var(--color-amber)" />
        <path d="M36 94h48l5 16H31Z" fill="var(--color-coral)" />
        <path
          d="M60 14c-7-4-9-9-8-14 6 1 9 5 8 14 0-8 4-12 10-12 1 6-3 10-10 12Z"
          fill="var(--color-lime)"
          strokeWidth="4"
        />
        <path d="M46 52c5 9 23 9 28 0" fill="none" />
        <path d="M44 38c3-4 8-4 11 0M65 38c3-4 8-4 11 0" fill="none" />
      </g>
      <path d="M37 24c0 14 2 26 7 34" fill="none" stroke="var(--color-cream)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
