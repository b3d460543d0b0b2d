import type { PlayerId } from '@highjinks/protocol'
import { type ReactNode, useRef } from 'react'
import type { Sitter } from '../sofa/cast.ts'
import { Couch } from '../sofa/couch.tsx'
import { SitterFigure } from '../sofa/sitter-figure.tsx'
import { type Thrown, useAirborne } from '../sofa/use-airborne.ts'
import { useArrivals } from '../sofa/use-arrivals.ts'
import { rowsFor, STEP } from './side-places.ts'
import '../sofa/sofa.css'
import './side-sofa.css'

interface SideSofaProps {
  readonly cast: readonly Sitter[]
  /** These stand at the other side of the card, and only their bowls are here. */
  readonly performers: readonly PlayerId[]
  readonly me: PlayerId | null
  /** Nothing moves. */
  readonly isPaused: boolean
  /** The newest reaction that somebody has thrown. */
  readonly reaction: Thrown | null
  /** Who has a box on the wall above it. */
  readonly host: ReactNode
}

/** So many rows leave no height for a host who speaks upwards. */
const TALL = 3
/** Down behind the next row, or the edge of the screen, which hides where it ends. */
const FLOOR = STEP + 150

/** The left of a laptop: the sofa of the wall, cut into pairs and stacked, and the host above it. */
export function SideSofa({ cast, performers, me, isPaused, reaction, host }: SideSofaProps) {
  const list = useRef<HTMLUListElement>(null)
  const people = cast.filter(({ score }) => score !== null)
  useArrivals(list, people, isPaused)
  const airborne = useAirborne(reaction)
  const { count, width, places, isOdd } = rowsFor(people.length)
  const best = Math.max(0, ...people.map(({ score }) => score ?? 0))
  return (
    <div
      data-sideways={count >= TALL || undefined}
      className="side-house"
      style={{ '--rows': count, '--wide': width, '--step': STEP }}
    >
      <div className="side-host">{host}</div>
      <section aria-label="People and scores" className="sofa side-sofa" data-paused={isPaused || undefined}>
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className="side-row" style={{ '--row': row }}>
            <Couch width={width} cushions={2} isRoomy={isOdd && row === 0} floor={FLOOR} />
          </div>
        ))}
        <ul ref={list} aria-label="On the couch">
          {people.map((sitter, i) => {
            const place = places[i]
            const thrown = airborne.filter(({ from }) => from === sitter.id)
            const seen = performers.includes(sitter.id) ? left(sitter) : sitter
            return (
              place && (
                <SitterFigure key={sitter.id} {...{ place, best, thrown }} sitter={seen} isMe={sitter.id === me} />
              )
            )
          })}
        </ul>
      </section>
    </div>
  )
}

function left(sitter: Sitter): Sitter {
  return { ...sitter, mood: 'calm', isStanding: false, gain: null, isOnStage: true }
}
