import { createContext, type ReactNode, use } from 'react'
import { createFitMarks } from '../../lib/fit-marks.ts'
import { useMark } from '../../lib/use-mark.ts'
import { Later } from '../../ui/layout/later.tsx'
import './hero-gap.css'

/** The room's hero, if a phone shows it. */
export const RoomHero = createContext<ReactNode>(null)

const markFits = createFitMarks({ hero: (height) => height >= 4.5, figure: (height) => height >= 5 })

/** Shows the hero between the question and the buttons of a long phone, if nothing else wants the room. */
export function HeroGap() {
  const hero = use(RoomHero)
  useMark(hero !== null && 'has-hero-gap')
  if (hero === null) return null
  return (
    <div ref={markFits} aria-hidden="true" className="hero-gap">
      <div>
        <Later>{hero}</Later>
      </div>
    </div>
  )
}

interface FigureGapProps {
  /** No buttons follow. */
  readonly isApart?: boolean
  readonly children: ReactNode
}

/** Shows a whole figure in that gap, unless it would be tiny. */
export function FigureGap({ isApart = false, children }: FigureGapProps) {
  return (
    <div
      ref={markFits}
      aria-hidden="true"
      data-figure
      data-apart={isApart || undefined}
      className="hero-gap animate-pop"
    >
      <div>{children}</div>
    </div>
  )
}
