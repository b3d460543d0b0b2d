/** The balcony's face: one of its people, with opera glasses. */
export function BalconyHead({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="-30 -26 60 60"
      aria-hidden="true"
      className={className}
      stroke="var(--color-ink)"
      strokeWidth="3.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M-25 32V8C-25-12-15-22 0-22S25-12 25 8V32Z" fill="var(--color-lilac)" />
      <path d="M-9 6h18" strokeWidth="6" />
      <circle cx="-10" cy="4" r="9" fill="var(--color-gold)" />
      <circle cx="10" cy="4" r="9" fill="var(--color-gold)" />
      <path d="M-6 23q6 5 12 0" fill="none" />
    </svg>
  )
}
