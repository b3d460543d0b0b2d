/** The sofa's own measure; everything on it is placed in these units. */
export const COUCH = { width: 1340, height: 284, arms: 54 } as const

const CUSHIONS = [0, 1, 2, 3].map((place) => 54 + place * 308)
const BACK = `M54 216V124${CUSHIONS.map(() => 'c6-46 302-46 308 0').join('')}V216Z`
const ARM = 'M6 310V172C-8 134 14 112 38 114c32 2 42 28 30 56V310Z'

const PILLOW = 'M-34-30C-12-24 12-24 34-30C29-10 29 10 34 30C12 24-12 24-34 30C-29 10-29-10-34-30Z'

/** One long sofa, seen from the front. People sit on it, so it is drawn before them; pillows lie where there is room. */
export function Couch({ isRoomy = false }: { readonly isRoomy?: boolean }) {
  return (
    <svg viewBox={`0 0 ${COUCH.width} ${COUCH.height}`} className="absolute inset-0 size-full" aria-hidden="true">
      <g stroke="var(--color-ink)" strokeWidth="4.5" strokeLinejoin="round" strokeLinecap="round">
        <path d={BACK} fill="var(--sofa)" />
        {CUSHIONS.slice(1).map((x) => (
          <path key={x} d={`M${x} 130v56`} fill="none" />
        ))}
        {CUSHIONS.map((x) => (
          <g key={x} fill="var(--sofa-dark)" strokeWidth="3">
            <circle cx={x + 77} cy="136" r="5" />
            <circle cx={x + 231} cy="136" r="5" />
          </g>
        ))}
        <path d="M40 204H1300V310H40Z" fill="var(--sofa-dark)" />
        {CUSHIONS.map((x) => (
          <rect key={x} x={x} y="178" width="308" height="34" rx="15" fill="var(--sofa-light)" />
        ))}
        {isRoomy && (
          <>
            <g transform="translate(112 152) rotate(-14)">
              <path d={PILLOW} fill="var(--color-amber)" />
              <path d="M-14-26c4 17 4 35 0 52M14-26c-4 17-4 35 0 52" fill="none" stroke="var(--color-cream)" />
            </g>
            <g transform="translate(1226 152) rotate(12)">
              <path d={PILLOW} fill="var(--color-coral)" />
              <g fill="var(--color-cream)" stroke="none">
                <circle cx="-13" cy="-8" r="4.5" />
                <circle cx="11" cy="-10" r="4.5" />
                <circle cx="0" cy="9" r="4.5" />
              </g>
            </g>
          </>
        )}
        <path d={ARM} fill="var(--sofa)" />
        <path d={ARM} fill="var(--sofa)" transform={`translate(${COUCH.width}) scale(-1 1)`} />
        <g fill="none">
          <path d="M50 148c0-12-22-12-22 2 0 12 14 14 18 6" />
          <path d="M1290 148c0-12 22-12 22 2 0 12-14 14-18 6" />
        </g>
      </g>
    </svg>
  )
}
