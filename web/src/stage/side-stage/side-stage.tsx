import type { PlayerId } from '@highjinks/protocol'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { withNextFrame } from '../../lib/with-next-frame.ts'
import { useTableClock } from '../beats/table-clock.ts'
import { leapFromSeat } from '../onstage/leap-from-seat.ts'
import { Performer } from '../onstage/performer.tsx'
import type { Sitter } from '../sofa/cast.ts'
import './side-stage.css'

interface SideStageProps {
  readonly cast: readonly Sitter[]
  /** Whose moment it is, see `performersOf`. */
  readonly performers: readonly PlayerId[]
  readonly hero: ReactNode
  /** What the hero says as long as it has the stage for itself; null while that is not told. */
  readonly line: string | null
}

/**
 * The right of a laptop: whose moment it is stands there in the light, and the hero of the room watches from the front
 * row; while it is everybody's moment the hero is alone, large, and says how one stands.
 */
export function SideStage({ cast, performers, hero, line }: SideStageProps) {
  const onStage = cast.filter(({ id }) => performers.includes(id))
  return (
    <div data-lit={onStage.length > 0 || undefined} className="side-stage">
      {line !== null && onStage.length === 0 && <p className="side-stage-line paper animate-pop">{line}</p>}
      <div aria-hidden="true" className="side-stage-lights" data-many={onStage.length > 1 || undefined}>
        {onStage.length === 0 && <EmptyStage />}
        {onStage.map((sitter) => (
          <Lit key={sitter.id} sitter={sitter} isNamed={onStage.length > 1} />
        ))}
      </div>
      <div aria-hidden="true" className="side-stage-hero">
        {hero}
      </div>
    </div>
  )
}

interface LitProps {
  readonly sitter: Sitter
  readonly isNamed: boolean
}

/** Up from the sofa and into the light. */
function Lit({ sitter: { id, name, mood, gain, pose }, isNamed }: LitProps) {
  const place = useRef<HTMLDivElement>(null)
  const { isStopped } = useTableClock()
  useLayoutEffect(() => {
    if (isStopped) return
    return withNextFrame(() => leapFromSeat(place.current?.querySelector<HTMLElement>('.onstage-figure') ?? null, id))
  }, [id, isStopped])
  return (
    <div ref={place}>
      <Performer {...{ id, mood, gain, pose }} name={isNamed ? name : null} isCheered={false} warmth={null} />
    </div>
  )
}

/** For the hero, who is drawn with the room. */
function EmptyStage() {
  return (
    <div>
      <div className="onstage-spot">
        <div className="onstage-beam" />
        <div className="onstage-ground">
          <div className="onstage-floor" />
        </div>
      </div>
    </div>
  )
}
