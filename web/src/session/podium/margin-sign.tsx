import type { Margin } from './margin.ts'
import './margin-sign.css'

interface MarginSignProps {
  readonly margin: Margin
  readonly isInSuspense: boolean
  readonly isOut: boolean
}

/** The margin of the win, on a board above all heads; before the name only that it is close. */
export function MarginSign({ margin: { name, points, tease }, isInSuspense, isOut }: MarginSignProps) {
  const said = isOut ? [name, points].filter(Boolean).join(', ') : isInSuspense && tease
  return said && <p className="podium-margin">{said}</p>
}
