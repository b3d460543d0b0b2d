/** Pieces that fly at the end of a night here; none has the room's color. */
export const confetti = [
  <g key="yarn">
    <circle r="40" fill="var(--color-coral)" />
    <path
      d="M-34-10c24-16 44-16 66 4M-38 12c20-18 48-18 70 2M-14-34c-12 24-6 48 12 68M36 28c14 4 18 14 22 24"
      strokeWidth="5"
    />
  </g>,
  <g key="fish" transform="rotate(-24)">
    <path d="M24 0 54-24v48Z" fill="var(--color-orange)" />
    <path d="M-50 0c14-30 54-36 80 0-26 36-66 30-80 0Z" fill="var(--color-orange)" />
    <path d="M-26-6h0" strokeWidth="11" />
    <path d="M-4-16c8 10 8 22 0 32" strokeWidth="5" />
  </g>,
  <g key="halo" transform="rotate(-12)">
    <ellipse rx="46" ry="20" strokeWidth="21" />
    <ellipse rx="46" ry="20" stroke="var(--color-lime)" strokeWidth="10" />
  </g>,
  <path
    key="moon"
    d="M10-46c-28 10-32 44-10 60 14 10 30 8 42-2-2 26-26 40-50 34-34-8-48-48-26-76 10-12 26-20 44-16Z"
    fill="var(--color-cream)"
  />,
]
