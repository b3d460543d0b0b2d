import { Leaf } from '../../show/scenery/piece.tsx'

/** Pieces that fly at the end of a night here; none has the room's color. */
export const confetti = [
  <g key="toast" transform="rotate(-14)">
    <path d="M-32 46V-6c-20-8-20-36 8-40 16-2 32-2 48 0 28 4 28 32 8 40v52Z" fill="var(--color-orange)" />
    <path d="M-20 34V-12c-14-4-14-20 4-22 10-1 22-1 32 0 18 2 18 18 4 22v46Z" fill="var(--color-amber)" stroke="none" />
  </g>,
  <g key="egg">
    <path
      d="M-6-42c26-10 34 10 38 20 18 8 20 36 2 46-4 22-38 30-50 12-26 6-38-22-24-38-12-18 10-44 34-40Z"
      fill="var(--color-cream)"
    />
    <circle cx="-2" cy="0" r="19" fill="var(--color-amber)" strokeWidth="5" />
  </g>,
  <g key="baguette" transform="rotate(-36)">
    <path d="M-40-16h80c22 0 22 32 0 32h-80c-22 0-22-32 0-32Z" fill="var(--color-orange)" />
    <path d="m-30-8 10 16M-6-8 4 8M18-8 28 8" strokeWidth="5" />
  </g>,
  <Leaf key="leaf" x={0} y={20} scale={0.95} />,
]
