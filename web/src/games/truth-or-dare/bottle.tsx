import { Eye, Mouth } from '../../show/scenery/face.tsx'
import type { RoomMood } from '../../show/scenery/scenery.ts'

/** The cover's bottle on its side, its neck to the right. */
export function Bottle({ mood }: { readonly mood: RoomMood }) {
  return (
    <g className="room-body">
      <path
        d="M-98-44H-8C24-44 26-21 50-21H92V21H50C26 21 24 44-8 44H-98c-9 0-14-5-14-14v-60c0-9 5-14 14-14Z"
        fill="var(--color-teal)"
      />
      <path d="M90-27h20v54H90Z" fill="var(--color-amber)" />
      <path d="M-84-44h62v88h-62Z" fill="var(--color-cream)" />
      <path d="M-4-30c16 1 20 10 32 15" stroke="var(--color-cream)" />
      <g transform="translate(-53 0) rotate(9)">
        <Eye x={-9} y={-10} r={11} isDot mood={mood} />
        <Eye x={15} y={-10} r={11} isDot mood={mood} />
        <Mouth x={4} y={14} scale={0.9} mood={mood} idle="M-18-4c11 10 24 7 33-6" />
        {mood === 'idle' && <path d="M-19-25l13 4M25-27l-13 4" strokeWidth="5" />}
      </g>
    </g>
  )
}
