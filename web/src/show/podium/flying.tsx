import type { ReactNode } from 'react'

/** Draws one of a room's pieces; see `Scenery`. */
export function Flying({ pieces, nth }: { readonly pieces: readonly ReactNode[]; readonly nth: number }) {
  return (
    <svg
      viewBox="-60 -60 120 120"
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g transform={`rotate(${((nth * 67) % 50) - 25})`}>{pieces[nth % pieces.length]}</g>
    </svg>
  )
}
