import './roses.css'

/** They fall at the actor's feet during the bow, beside the words or on either side of them. */
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
