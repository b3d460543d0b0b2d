import type { PlayerId } from '@highjinks/protocol'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { withNextFrame } from '../../lib/with-next-frame.ts'
import { Later } from '../../ui/layout/later.tsx'
import type { Sitter } from '../people/cast.ts'
import type { Thrown } from '../people/use-airborne.ts'
import { useTableClock } from '../timeline/table-clock.ts'
import { Flight } from './flight.tsx'
import { leapFromSeat } from './leap-from-seat.ts'
import { Performer } from './performer.tsx'
import { type Cheer, REACTION_WARMTH, useCheers } from './use-cheers.ts'
import './side-spotlight.css'

export interface SideSpotlightProps {
  readonly cast: readonly Sitter[]
  /** The players in the spotlight; see `performersOf`. */
  readonly performers: readonly PlayerId[]
  readonly hero: ReactNode
  /** The hero's line while it has the spotlight; null while it is unknown. */
  readonly line: string | null
  /** The current moment. The next one starts in silence. */
  readonly moment: string
  /** The newest reaction. */
  readonly latest: Thrown | null
}

/** More of them would hide a figure that isn't large. */
const MOST_IN_THE_AIR = 3

/**
 * The right side of a laptop: the players in the spotlight stand there in the light and the noise of the room, and the
 * room's hero watches from the front row. In everyone's moments the hero is alone, large, and tells the reader's rank.
 */
export function SideSpotlight({ cast, performers, hero, line, moment, latest }: SideSpotlightProps) {
  const inSpotlight = cast.filter(({ id }) => performers.includes(id))
  const clapping = cast.flatMap(({ id, mood }) => (mood === 'claps' && !performers.includes(id) ? [id] : []))
  const { airborne, thrown } = useCheers(clapping, latest, performers, moment)
  const listeners = Math.max(1, cast.length - inSpotlight.length)
  const warmth = (clapping.length + thrown * REACTION_WARMTH) / listeners
  return (
    <div data-lit={inSpotlight.length > 0 || undefined} className="side-spotlight">
      {line !== null && inSpotlight.length === 0 && <p className="side-spotlight-line paper animate-pop">{line}</p>}
      <div aria-hidden="true" className="side-spotlight-lights" data-many={inSpotlight.length > 1 || undefined}>
        {inSpotlight.length === 0 && <EmptySpotlight />}
        {inSpotlight.map((sitter) => (
          <Lit
            key={sitter.id}
            {...{ sitter, warmth }}
            isNamed={inSpotlight.length > 1}
            cheers={airborne.slice(-MOST_IN_THE_AIR)}
          />
        ))}
      </div>
      <div aria-hidden="true" className="side-spotlight-hero">
        {hero}
      </div>
    </div>
  )
}

interface LitProps {
  readonly sitter: Sitter
  readonly isNamed: boolean
  /** The volume of the applause, from 0 to 1. */
  readonly warmth: number
  /** Reactions on their way to them. */
  readonly cheers: readonly Cheer[]
}

/** Rises from the sofa into the light. */
function Lit({ sitter: { id, name, mood, gain, pose }, isNamed, warmth, cheers }: LitProps) {
  const place = useRef<HTMLDivElement>(null)
  const { isStopped } = useTableClock()
  useLayoutEffect(() => {
    if (isStopped) return
    return withNextFrame(() => leapFromSeat(place.current?.querySelector<HTMLElement>('.spotlight-figure') ?? null, id))
  }, [id, isStopped])
  return (
    <div ref={place}>
      <Performer
        {...{ id, mood, gain, pose }}
        name={isNamed ? name : null}
        isCheered={cheers.length > 0 && !isStopped}
        warmth={warmth > 0 ? warmth : null}
      />
      {!isStopped &&
        cheers.map((cheer, nth) => (
          <Later key={cheer.n} turn={nth + 1}>
            <Flight cheer={cheer} />
          </Later>
        ))}
    </div>
  )
}

/** The empty spotlight for the hero, who is drawn with the room. */
function EmptySpotlight() {
  return (
    <div>
      <div className="spotlight-spot">
        <div className="spotlight-beam" />
        <div className="spotlight-ground">
          <div className="spotlight-floor" />
        </div>
      </div>
    </div>
  )
}
