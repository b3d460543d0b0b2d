import { Leaf } from '../room/piece.tsx'
import { SNACKS } from '../sofa/snacks.tsx'

/** A leaf of the covers, or something to eat: every third is a leaf. */
export function Munchie({ nth }: { readonly nth: number }) {
  return (
    <svg viewBox="-14 -14 28 28" stroke="var(--color-ink)" strokeWidth="2" strokeLinejoin="round">
      <g transform={`rotate(${((nth * 67) % 80) - 40})`}>
        {nth % 3 === 0 ? LEAF : <path {...SNACKS[(nth * 2 + 1) % SNACKS.length]} />}
      </g>
    </svg>
  )
}

const LEAF = (
  <svg viewBox="-84 -84 168 168" x="-17" y="-17" width="34" height="34">
    <Leaf x={0} y={26} scale={1.15} />
  </svg>
)
