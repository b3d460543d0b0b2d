/** Pieces that fly at the end of a night here; none has the room's color. */
export const confetti = [
  <g key="puff" transform="scale(0.8)">
    <path
      d="M-52 34c-26 0-34-34-10-44-8-28 26-46 44-26 12-22 48-20 54 6 26-6 42 24 24 42 8 22-22 36-38 22-14 16-44 14-52 0-6 4-14 4-22 0Z"
      fill="var(--color-cream)"
      strokeWidth="7.5"
    />
    <path d="M-18-4h0M14-4h0" strokeWidth="13" />
    <path d="M-16 12c8 10 22 10 30 0" strokeWidth="7.5" />
  </g>,
  <g key="said" transform="rotate(-8)">
    <path
      d="M-34-40h68c8 0 12 4 12 12v36c0 8-4 12-12 12H16L2 44 0 20h-34c-8 0-12-4-12-12v-36c0-8 4-12 12-12Z"
      fill="var(--color-lime)"
    />
    <path d="m-16-12 12 13 22-26" strokeWidth="9" />
  </g>,
  <g key="nose" transform="rotate(10)">
    <path d="M-8-8h16" strokeWidth="5" />
    <circle cx="-28" cy="-10" r="19" fill="var(--color-cream)" />
    <circle cx="28" cy="-10" r="19" fill="var(--color-cream)" />
    <path d="M-22-8h0M34-8h0" strokeWidth="12" />
    <path d="M-6-4c-6 16-14 26 6 26s12-10 6-26Z" fill="var(--color-pink)" />
    <path d="M0 26c10-8 28-6 40 8-14 6-30 4-40-4-10 8-26 10-40 4 12-14 30-16 40-8Z" fill="var(--color-ink)" />
  </g>,
]
