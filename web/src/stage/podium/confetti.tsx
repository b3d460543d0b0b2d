import './confetti.css'

const COLOURS = ['lime', 'coral', 'sky', 'amber', 'pink', 'cream'] as const
const PIECES = 54

/** Spread by rule and not by chance: the same on every screen, and nothing next to its like. */
const PAPERS = Array.from({ length: PIECES }, (_, i) => ({
  left: (i * 61.8) % 100,
  colour: COLOURS[i % COLOURS.length] ?? 'lime',
  late: (i * 37) % 1700,
  isRound: i % 4 === 0,
  fall: 2600 + ((i * 53) % 1400),
}))

/** Falls over the whole wall, once. */
export function Confetti() {
  return (
    <div aria-hidden="true" className="confetti">
      {PAPERS.map(({ left, colour, late, isRound, fall }) => (
        <span
          key={left}
          style={{
            left: `${left}%`,
            background: `var(--color-${colour})`,
            borderRadius: isRound ? '50%' : undefined,
            animationDelay: `${late}ms`,
            animationDuration: `${fall}ms`,
          }}
        />
      ))}
    </div>
  )
}
