/** Pieces that fly at the end of a night here; none has the room's color. */
export const confetti = [
  <g key="mask" transform="rotate(-12)">
    <path d="M-42-38c26 12 58 12 84 0 6 48-12 84-42 86-30-2-48-38-42-86Z" fill="var(--color-cream)" />
    <path d="M-24-8c5-8 13-8 17 0M8-8c4-8 12-8 17 0" strokeWidth="5" />
    <path d="M-20 14c12 6 28 6 40 0-2 14-10 20-20 20s-18-6-20-20Z" fill="var(--color-ink)" stroke="none" />
  </g>,
  <g key="rose" transform="rotate(20)">
    <path d="M0 0v56" strokeWidth="13" />
    <path d="M0 0v56" stroke="var(--color-lime)" strokeWidth="5" />
    <path d="M0 40c4-16 18-20 32-18-2 14-16 22-32 18Z" fill="var(--color-lime)" strokeWidth="5" />
    <path d="M-30-32c10 6 18 4 30-14 12 18 20 20 30 14 4 28-8 46-30 46s-34-18-30-46Z" fill="var(--color-pink)" />
    <path d="M-12-16c4 14 20 14 24 0" strokeWidth="5" />
  </g>,
  <path
    key="star"
    d="m0-48 14 30 33 4-24 23 6 33L0 26l-29 16 6-33-24-23 33-4Z"
    fill="var(--color-lime)"
    transform="rotate(10)"
  />,
]
