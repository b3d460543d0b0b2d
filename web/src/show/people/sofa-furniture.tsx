/** The TV's own sofa, whose units place everything on it. */
export const COUCH = { width: 1340, height: 284, arms: 54 } as const

const PILLOW = 'M-34-30C-12-24 12-24 34-30C29-10 29 10 34 30C12 24-12 24-34 30C-29 10-29-10-34-30Z'

const CUSHIONS = 4
/** The width of a cushion for one person, on a shorter sofa. */
const CUSHION = 217

const FLOOR = 310

interface SofaFurnitureProps {
  readonly width?: number
  /** Its corners have room for pillows. */
  readonly isRoomy?: boolean
}

/** Returns a length for the people side by side, and never that of a chair. */
export function couchFor(count: number): number {
  return Math.min(COUCH.width, 2 * COUCH.arms + CUSHION * Math.max(CUSHIONS, count))
}

/** A long sofa, seen from the front, with pillows where there's room. It is drawn before the people on it. */
export function SofaFurniture({ width = COUCH.width, isRoomy = false }: SofaFurnitureProps) {
  const inner = width - 2 * COUCH.arms
  const cushions = width < COUCH.width ? Math.round(inner / CUSHION) : CUSHIONS
  const each = inner / cushions
  const seats = Array.from({ length: cushions }, (_, place) => COUCH.arms + place * each)
  const back = `M54 216V124${seats.map(() => `c6-46 ${each - 6}-46 ${each} 0`).join('')}V216Z`
  const arm = (
    <>
      <path d={`M6 ${FLOOR}V172C-8 134 14 112 38 114c32 2 42 28 30 56V${FLOOR}Z`} fill="var(--sofa)" />
      <path d="M50 148c0-12-22-12-22 2 0 12 14 14 18 6" fill="none" />
    </>
  )
  return (
    <svg viewBox={`0 0 ${width} ${COUCH.height}`} className="absolute inset-0 size-full" aria-hidden="true">
      <g stroke="var(--color-ink)" strokeWidth="4.5" strokeLinejoin="round" strokeLinecap="round">
        <path d={back} fill="var(--sofa)" />
        {seats.slice(1).map((x) => (
          <path key={x} d={`M${x} 130v56`} fill="none" />
        ))}
        {seats.map((x) => (
          <g key={x} fill="var(--sofa-dark)" strokeWidth="3">
            <circle cx={x + each / 4} cy="136" r="5" />
            <circle cx={x + (3 * each) / 4} cy="136" r="5" />
          </g>
        ))}
        <path d={`M40 204H${width - 40}V${FLOOR}H40Z`} fill="var(--sofa-dark)" />
        {seats.map((x) => (
          <rect key={x} x={x} y="178" width={each} height="34" rx="15" fill="var(--sofa-light)" />
        ))}
        {isRoomy && (
          <>
            <g transform="translate(112 152) rotate(-14)">
              <path d={PILLOW} fill="var(--color-amber)" />
              <path d="M-14-26c4 17 4 35 0 52M14-26c-4 17-4 35 0 52" fill="none" stroke="var(--color-cream)" />
            </g>
            <g transform={`translate(${width - 114} 152) rotate(12)`}>
              <path d={PILLOW} fill="var(--color-coral)" />
              <g fill="var(--color-cream)" stroke="none">
                <circle cx="-13" cy="-8" r="4.5" />
                <circle cx="11" cy="-10" r="4.5" />
                <circle cx="0" cy="9" r="4.5" />
              </g>
            </g>
          </>
        )}
        {arm}
        <g transform={`translate(${width}) scale(-1 1)`}>{arm}</g>
      </g>
    </svg>
  )
}
