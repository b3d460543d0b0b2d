import type { PlayerId } from '@highjinks/protocol'
import { useMark } from '../../lib/use-mark.ts'
import type { Sitter } from './cast.ts'
import { Couch } from './couch.tsx'
import { placesFor, sizeFor } from './places.ts'
import { SitterFigure } from './sitter-figure.tsx'
import './sofa.css'
import { useRef } from 'react'
import { type Thrown, useAirborne } from './use-airborne.ts'
import { useArrivals } from './use-arrivals.ts'
import { Watchers } from './watchers.tsx'

/** Up to so many leave the corners free. */
const ROOMY = 5

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
}

/** Everybody in the room on one long sofa: who they are, how they stand, and what they are doing just now. */
export function Sofa({ people, me = null, watchers = 0, isPaused = false, lit = null, reaction = null }: SofaProps) {
  const list = useRef<HTMLUListElement>(null)
  useArrivals(list, people, isPaused)
  useMark(isPaused && 'is-halted')
  const airborne = useAirborne(reaction)
  const places = placesFor(people.length)
  const best = Math.max(0, ...people.map(({ score }) => score ?? 0))
  return (
    <div
      className="sofa"
      data-paused={isPaused || undefined}
      data-dark={lit !== null || undefined}
      data-cheering={airborne.length > 0 || undefined}
      style={{ '--size': sizeFor(people.length) }}
    >
      <Watchers count={watchers} places={places} />
      <Couch isRoomy={people.length <= ROOMY} />
      <ul ref={list} aria-label="On the couch">
        {people.map((sitter, i) => {
          const place = places[i]
          const thrown = airborne.filter(({ from }) => from === sitter.id)
          const isLit = lit?.includes(sitter.id)
          return (
            place && (
              <SitterFigure key={sitter.id} {...{ sitter, place, best, thrown, isLit }} isMe={sitter.id === me} />
            )
          )
        })}
      </ul>
      {lit && <div aria-hidden="true" data-lights-down className="sofa-night" />}
    </div>
  )
}
