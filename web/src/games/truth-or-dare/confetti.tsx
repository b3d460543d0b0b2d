import { Leaf } from '../../show/scenery/piece.tsx'

/** Pieces that fly at the end of a night here; none has the room's color. */
export const confetti = [
  <g key="cap">
    <path
      d="M0-40L7-31L17-36L20-25L31-25L29-14L39-9L32 0L39 9L29 14L31 25L20 25L17 36L7 31L0 40L-7 31L-17 36L-20 25L-31 25L-29 14L-39 9L-32 0L-39-9L-29-14L-31-25L-20-25L-17-36L-7-31Z"
      fill="var(--color-amber)"
    />
    <circle r="21" fill="var(--color-cream)" strokeWidth="5" />
    <path d="M-8-2h0M8-2h0M-8 8q8 7 16 0" strokeWidth="5" />
  </g>,
  <Leaf key="leaf" x={0} y={20} scale={0.95} />,
  <g key="bottle" transform="rotate(-38) scale(0.5)">
    <path
      d="M-98-44H-8C24-44 26-21 50-21H92V21H50C26 21 24 44-8 44H-98c-9 0-14-5-14-14v-60c0-9 5-14 14-14Z"
      fill="var(--color-teal)"
      strokeWidth="12"
    />
    <path d="M90-27h20v54H90ZM-84-44h62v88h-62Z" fill="var(--color-cream)" strokeWidth="12" />
  </g>,
]
