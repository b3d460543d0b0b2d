import './confetti.css'
import { Later } from '../../ui/layout/later.tsx'
import type { Scenery } from '../scenery/scenery.ts'
import { Flying } from './flying.tsx'

const COLOURS = ['lime', 'coral', 'sky', 'amber', 'pink', 'cream'] as const
const PIECES = 54

/** Spread by rule and not at random: the same on every screen, with no two alike side by side. */
const PAPERS = Array.from({ length: PIECES }, (_, i) => ({
  left: (i * 61.8) % 100,
  colour: COLOURS[i % COLOURS.length] ?? 'lime',
  late: (i * 37) % 1700,
  isRound: i % 4 === 0,
  fall: 2600 + ((i * 53) % 1400),
}))

/** One in this many pieces isn't paper. */
const PIECE = 4

/** Falls over the whole TV, once. */
export function Confetti({ confetti, instead }: Pick<Scenery, 'confetti' | 'instead'>) {
  return (
    <div aria-hidden="true" className="confetti" style={instead}>
      {PAPERS.map(({ left, colour, late, isRound, fall }, i) => {
        const flight = { left: `${left}%`, animationDelay: `${late}ms`, animationDuration: `${fall}ms` }
        if (i % PIECE === 0) {
          return (
            <span key={left} className="confetti-piece" style={flight}>
              <Later turn={i / PIECE + 1}>
                <Flying pieces={confetti} nth={i / PIECE} />
              </Later>
            </span>
          )
        }
        const background = `var(--color-${colour})`
        return <span key={left} style={{ ...flight, background, borderRadius: isRound ? '50%' : undefined }} />
      })}
    </div>
  )
}
