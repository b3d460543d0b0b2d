import { Leaf } from '../../stage/room/piece.tsx'

/** What flies at the end of an evening here; none of it has the color of the room. */
export const pieces = [
  <g key="cork" transform="rotate(24)">
    <path d="M-30-36h60v28H20v44h-40V-8h-10Z" fill="var(--color-amber)" />
    <path d="M-18-22h0M6-20h0M-4 14h0M10 2h0" strokeWidth="7" />
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
