import './curtain.css'

/** A circle, as part of a path: all flowers of a color are one. */
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const WHITE = [round(38, 58, 17), round(80, 28, 18), round(122, 58, 17)].join('')
const PINK = [round(58, 40, 15), round(102, 40, 15), round(80, 66, 15)].join('')

/** What the star of a laptop gets, who stands beside the words already. */
export function Bouquet({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="0 0 160 160"
      aria-hidden="true"
      className={className}
      stroke="var(--color-ink)"
      strokeWidth="5"
      strokeLinejoin="round"
    >
      <path d={WHITE} fill="var(--color-cream)" />
      <path d={PINK} fill="var(--color-pink)" />
      <path d="M66 152 28 84 58 76 80 88 102 76 132 84 94 152Z" fill="var(--color-lilac)" />
      <path d="M63 122H97L112 140 94 136 80 128 66 136 48 140Z" fill="var(--color-coral)" />
    </svg>
  )
}

/** They fall before the feet of whoever takes a bow, beside the words or at either side of them. */
const ROSES = [-43, -34, -24, -14, -5] as const
const ROSES_OF_TWO = [-34, -22, -9, 101, 115] as const

export function Roses({ isPair }: { readonly isPair: boolean }) {
  return (
    <span aria-hidden="true" className="roses">
      {(isPair ? ROSES_OF_TWO : ROSES).map((left, i) => (
        <svg
          key={left}
          viewBox="0 0 100 40"
          stroke="var(--color-ink)"
          strokeWidth="4"
          strokeLinejoin="round"
          style={{ left: `${left}%`, animationDelay: `${i * 170}ms` }}
        >
          <path d="M96 30 34 22M70 26l8-14 6 14" fill="var(--color-lime)" strokeWidth="6" />
          <path
            d="M36 8c8 8 8 22-2 28-10 4-24 2-30-6C-2 20 2 8 10 4c8 6 18-6 26 4ZM12 14c8-4 16 2 14 10-4 6-12 4-12-2"
            fill="var(--color-coral)"
          />
        </svg>
      ))}
    </span>
  )
}
