import type { PlayerId } from '@highjinks/protocol'
import { Armchair } from 'lucide-react'
import { useMark } from '../../lib/use-mark.ts'
import type { Sitter } from './cast.ts'
import { SitterFigure } from './sitter-figure.tsx'
import { couchFor, SofaFurniture } from './sofa-furniture.tsx'
import { type SofaSpot, sizeFor, spotStyle, spotsFor } from './sofa-spots.ts'
import './sofa.css'
import './sofa-moves.css'
import { useRef } from 'react'
import { type Thrown, useAirborne } from './use-airborne.ts'
import { useArrivals } from './use-arrivals.ts'
import { Watchers } from './watchers.tsx'

/** Up to this many people leave the corners free. */
const ROOMY = 3
/** Onlookers change this many frames after the table, which shows the result above them first. */
const FIRST_TURN = 3

export interface SofaProps {
  readonly people: readonly Sitter[]
  /** The owner of this screen. */
  readonly me?: PlayerId | null
  /** The number of spectators behind. */
  readonly watchers?: number
  /** Together they play along. */
  readonly isBalcony?: boolean
  /** Nothing moves. */
  readonly isPaused?: boolean
  /** The people who stay lit in the dark; null while the lights are up. */
  readonly lit?: readonly PlayerId[] | null
  /** The newest reaction. */
  readonly reaction?: Thrown | null
  /** A seat is free; this invites a player to it. */
  readonly onFree?: (() => void) | undefined
  /** The people already here sat on a sofa like this one until now, so they don't fall in again. */
  readonly isSettled?: boolean
}

/** Shows everyone in the room on one long sofa: who they are, whether they stand, and what they are doing. */
export function Sofa(props: SofaProps) {
  const { people, me = null, watchers = 0, isPaused = false, lit = null, reaction = null } = props
  const { onFree, isSettled = false, isBalcony = false } = props
  const list = useRef<HTMLUListElement>(null)
  useArrivals(list, people, { isPaused, isSettled })
  useMark(isPaused && 'is-halted')
  const airborne = useAirborne(reaction)
  const taken = people.length + (onFree ? 1 : 0)
  const places = spotsFor(taken)
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
      <Watchers count={isBalcony ? Math.max(1, watchers) : watchers} {...{ places, width, isBalcony }} />
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

/** The outline of a person who isn't here yet. */
function FreePlace({ place, onPress }: { readonly place: SofaSpot; readonly onPress: () => void }) {
  return (
    <li className="sofa-place" style={spotStyle(place)}>
      <button type="button" onClick={onPress} className="sofa-ask">
        <Armchair aria-hidden="true" className="sofa-free" />
        <span className="sofa-name">Open seat</span>
      </button>
    </li>
  )
}
