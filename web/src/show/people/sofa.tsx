import type { PlayerId } from '@highjinks/protocol'
import { Armchair } from 'lucide-react'
import { useMark } from '../../lib/use-mark.ts'
import type { Sitter } from './cast.ts'
import { type Place, placeStyle, placesFor, sizeFor } from './places.ts'
import { SitterFigure } from './sitter-figure.tsx'
import { couchFor, SofaFurniture } from './sofa-furniture.tsx'
import './sofa.css'
import './sofa-moves.css'
import { useRef } from 'react'
import { type Thrown, useAirborne } from './use-airborne.ts'
import { useArrivals } from './use-arrivals.ts'
import { Watchers } from './watchers.tsx'

/** Up to so many leave the corners free. */
const ROOMY = 3
/** So many pictures after the table whoever looks on changes: it is told above them first. */
const FIRST_TURN = 3

export interface SofaProps {
  readonly people: readonly Sitter[]
  /** Whoever looks at this screen. */
  readonly me?: PlayerId | null
  /** How many look on from behind. */
  readonly watchers?: number
  /** Nothing moves. */
  readonly isPaused?: boolean
  /** The lights are down, but for these; null while they are up. */
  readonly lit?: readonly PlayerId[] | null
  /** The newest reaction that somebody has thrown. */
  readonly reaction?: Thrown | null
  /** One place is free, for whoever this asks in. */
  readonly onFree?: (() => void) | undefined
  /** Those who are here when it appears have sat on one like it until now: they do not fall in again. */
  readonly isSettled?: boolean
}

/** Everybody in the room on one long sofa: who they are, how they stand, and what they are doing just now. */
export function Sofa(props: SofaProps) {
  const { people, me = null, watchers = 0, isPaused = false, lit = null, reaction = null } = props
  const { onFree, isSettled = false } = props
  const list = useRef<HTMLUListElement>(null)
  useArrivals(list, people, { isPaused, isSettled })
  useMark(isPaused && 'is-halted')
  const airborne = useAirborne(reaction)
  const taken = people.length + (onFree ? 1 : 0)
  const places = placesFor(taken)
  const free = places[people.length]
  const width = couchFor(taken)
  const best = Math.max(0, ...people.map(({ score }) => score ?? 0))
  return (
    <div
      className="sofa"
      data-paused={isPaused || undefined}
      data-dark={lit !== null || undefined}
      data-cheering={airborne.length > 0 || undefined}
      style={{ '--size': sizeFor(taken), '--wide': width }}
    >
      <Watchers count={watchers} places={places} width={width} />
      <SofaFurniture width={width} isRoomy={taken <= ROOMY} />
      <ul ref={list} aria-label="On the couch">
        {people.map((sitter, i) => {
          const place = places[i]
          const thrown = airborne.filter(({ from }) => from === sitter.id)
          const isLit = lit?.includes(sitter.id)
          return (
            place && (
              <SitterFigure
                key={sitter.id}
                turn={i + FIRST_TURN}
                {...{ sitter, place, best, thrown, isLit }}
                isMe={sitter.id === me}
              />
            )
          )
        })}
        {onFree && free && <FreePlace place={free} onPress={onFree} />}
      </ul>
      {lit && <div aria-hidden="true" data-lights-down className="sofa-night" />}
    </div>
  )
}

/** The shape of somebody who is not here yet. */
function FreePlace({ place, onPress }: { readonly place: Place; readonly onPress: () => void }) {
  return (
    <li className="sofa-place" style={placeStyle(place)}>
      <button type="button" onClick={onPress} className="sofa-ask">
        <Armchair aria-hidden="true" className="sofa-free" />
        <span className="sofa-name">Open seat</span>
      </button>
    </li>
  )
}
