import { createContext, type ReactNode, use } from 'react'
import { marksRoom } from '../../lib/marks-room.ts'
import { useMark } from '../../lib/use-mark.ts'
import './hero-gap.css'

/** Who lives in the room of this table, where a phone shows it. */
export const RoomHero = createContext<ReactNode>(null)

const markRoom = marksRoom({ hero: (height) => height >= 4.5 })

/** Between what is asked and the buttons of a long phone stands the hero, if nothing else wants the room. */
export function HeroGap() {
  const hero = use(RoomHero)
  useMark(hero !== null && 'has-hero-gap')
  return hero && <Gap>{hero}</Gap>
}

/** The same for somebody else, as long as there is a table around it. */
export function Gap({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <div ref={markRoom} aria-hidden="true" className="hero-gap">
      <div className={className}>{children}</div>
    </div>
  )
}
