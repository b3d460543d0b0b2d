/** For players who have, drawn in the style of the covers. */
export const FLAME = (
  <g transform="scale(2.08)" strokeWidth="3">
    <path
      d="M25 3c2 9 14 13 14 26a15 15 0 0 1-30 0c0-7 4-11 6-16 3 2 4 5 4 8 5-4 7-11 6-18Z"
      fill="var(--color-coral)"
    />
    <path d="M24 25c3 4 7 6 7 11a7 7 0 0 1-14 0c0-5 4-7 7-11Z" fill="var(--color-amber)" />
  </g>
)

/** For players who never did; it is the cat's. */
export const HALO = (
  <g transform="scale(2.08) rotate(-9 24 28)">
    <ellipse cx="24" cy="29" rx="17" ry="8" strokeWidth="11" />
    <ellipse cx="24" cy="29" rx="17" ry="8" stroke="var(--color-lime)" strokeWidth="5" />
    <path d="M24 6v6M9 9l3 6M39 9l-3 6" strokeWidth="3" />
  </g>
)
