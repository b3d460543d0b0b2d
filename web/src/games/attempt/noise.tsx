/** What all of it sounded like: a megaphone, and what comes out of it. */
export function Noise() {
  return (
    <svg
      viewBox="0 0 240 130"
      aria-hidden="true"
      className="noise"
      stroke="var(--color-ink)"
      strokeWidth="6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M44 82 56 122H80L74 88Z" fill="var(--color-ink)" />
      <path d="M18 46H34L118 10V120L34 84H18Z" fill="var(--color-cream)" />
      <path d="M34 46V84M18 46C4 50 4 80 18 84" fill="none" />
      <path d="M118 6c20 4 20 114 0 118-20-4-20-114 0-118Z" fill="var(--color-cream)" />
      <path d={WAVES} className="noise-waves" fill="none" strokeWidth="9" />
    </svg>
  )
}

const WAVES = 'M152 44c10 12 10 30 0 42M176 28c20 22 20 52 0 74M201 12c30 34 30 72 0 106'

/** The same, as loud as a TV is wide: out of the mouth of whoever stands beside it. */
export function Roar() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="roar">
      <path className="noise-waves" d={ARCS} />
    </svg>
  )
}

const [ONE_SIDE, OTHER_SIDE] = [-0.62, 0.5]
/** Around the mouth, which is left of it. */
const ARCS = [46, 74, 102].map(arc).join('')

function arc(radius: number): string {
  const [from, to] = [ONE_SIDE, OTHER_SIDE].map((turn) => {
    const [x, y] = [radius * Math.cos(turn) - 22, 42 + radius * Math.sin(turn)]
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${from}A${radius} ${radius} 0 0 1 ${to}`
}
