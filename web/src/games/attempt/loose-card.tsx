interface LooseCardProps {
  /** Its reaction: at ease behind dark glasses, or with wide eyes. */
  readonly face: 'cool' | 'thrilled'
}

/** A skipped card with a face of its own; 76 wide and 96 tall around its middle. */
export function LooseCard({ face }: LooseCardProps) {
  return (
    <>
      <rect x="-38" y="-48" width="76" height="96" rx="11" fill="var(--color-cream)" />
      <rect x="-29" y="-39" width="58" height="78" rx="5" stroke="var(--color-coral)" strokeWidth="3" />
      {face === 'cool' ? COOL : THRILLED}
    </>
  )
}

export const COOL = (
  <>
    <path
      d="M-25-14h21c1 12-4 17-11 17s-11-6-10-17ZM4-14h21c1 11-3 17-10 17S3-2 4-14Z"
      fill="var(--color-ink)"
      strokeWidth="4"
    />
    <path d="M-12 17c8 9 18 8 25-2" strokeWidth="5" />
  </>
)

const THRILLED = (
  <>
    <circle cx="-13" cy="-10" r="11" fill="var(--color-cream)" strokeWidth="5" />
    <circle cx="14" cy="-10" r="11" fill="var(--color-cream)" strokeWidth="5" />
    <path d="M-10-9h0M17-9h0" strokeWidth="9" />
    <path d="M-15 11h30c-1 13-7 17-15 17s-14-4-15-17Z" fill="var(--color-coral)" strokeWidth="5" />
  </>
)
