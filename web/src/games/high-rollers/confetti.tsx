/** Pieces that fly at the end of a night here; none has the room's color. */
export const confetti = [
  <g key="die" transform="rotate(-16)">
    <rect x="-38" y="-38" width="76" height="76" rx="16" fill="var(--color-cream)" />
    <path d="M-17-17h0M17-17h0M0 0h0M-17 17h0M17 17h0" strokeWidth="14" />
  </g>,
  <g key="chip">
    <circle r="44" fill="var(--color-coral)" />
    <circle r="35" stroke="var(--color-cream)" strokeWidth="13" strokeDasharray="19 18" />
    <circle r="23" fill="var(--color-cream)" strokeWidth="5" />
    <path d="M0-11 10 0 0 11-10 0Z" fill="var(--color-ink)" stroke="none" />
  </g>,
  <path
    key="star"
    d="m0-48 14 30 33 4-24 23 6 33L0 26l-29 16 6-33-24-23 33-4Z"
    fill="var(--color-sky)"
    transform="rotate(10)"
  />,
]
