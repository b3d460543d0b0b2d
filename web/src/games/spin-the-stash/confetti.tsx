import { Leaf } from '../../show/scenery/piece.tsx'

/** Pieces that fly at the end of a night here; none has the room's color. */
export const confetti = [
  <g key="ticket" transform="rotate(-18)">
    <path d="M-50-26H50v15c-13 0-13 22 0 22v15H-50V11c13 0 13-22 0-22Z" fill="var(--color-amber)" />
    <path d="m0-18 5 12 13 1-10 8 3 13L0 9l-11 7 3-13-10-8 13-1Z" fill="var(--color-cream)" strokeWidth="4" />
  </g>,
  <g key="balloon" transform="rotate(12)">
    <path d="M0 26c-8 10 8 18 0 30" strokeWidth="4" />
    <path d="M0-54c22 0 36 16 36 36S16 26 0 26-36 2-36-18-22-54 0-54Z" fill="var(--color-sky)" />
    <path d="M-18-22c0-8 4-14 10-18" stroke="var(--color-cream)" />
  </g>,
  <g key="lollipop" transform="rotate(28)">
    <path d="M0 14v42" strokeWidth="12" />
    <circle cy="-14" r="32" fill="var(--color-lilac)" />
    <path d="M0-14c8-6 16 4 8 12s-26 2-22-14 26-18 34-6" stroke="var(--color-cream)" />
  </g>,
  <Leaf key="leaf" x={0} y={20} scale={0.95} />,
]
