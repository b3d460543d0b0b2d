import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { type ReactNode, use } from 'react'
import { Later } from '../../ui/layout/later.tsx'
import { PoseContext } from '../people/pose-context.ts'
import { useTableClock } from '../timeline/table-clock.ts'
import { Flight } from './flight.tsx'
import './onstage.css'
import { Performer } from './performer.tsx'
import { MOST_ON_STAGE, type Tv, TvContext } from './tv-context.ts'
import { REACTION_WARMTH, useCheers } from './use-cheers.ts'

interface OnstageProps {
  /** Whoever performs: the same who are `isStaged` in the scene, or they would sit on the sofa as well. */
  readonly ids: readonly PlayerId[]
  readonly players: readonly PlayerView[]
  readonly clapping?: readonly PlayerId[]
  /** What stands between two of them. */
  readonly between?: 'vs' | '&'
  /** What is beside them needs nearly all the TV. */
  readonly isSlim?: boolean
  /** What it is about, beside them. */
  readonly children: ReactNode
}

/** On a TV whoever performs stands in the light beside the card, and two at either side of it. */
export function Onstage(props: OnstageProps) {
  const tv = use(TvContext)
  const isRoomy = props.ids.length > 0 && props.ids.length <= MOST_ON_STAGE
  return tv && isRoomy ? <Stage {...props} latest={tv.latest} /> : props.children
}

type StageProps = OnstageProps & Tv

const NOBODY: readonly PlayerId[] = []

function Stage({ ids, players, clapping, between, isSlim = false, children, latest }: StageProps) {
  const { isStopped } = useTableClock()
  const pose = use(PoseContext)
  const { airborne, thrown } = useCheers(clapping ?? NOBODY, latest, ids)
  const listeners = Math.max(1, players.length - ids.length)
  const warmth = clapping ? Math.min(1, (clapping.length + thrown * REACTION_WARMTH) / listeners) : null
  const isPair = ids.length > 1
  return (
    <div className="onstage" data-pair={isPair || undefined} data-slim={isPair || isSlim || undefined}>
      {ids.map((id, i) => (
        <div key={id} aria-hidden="true" className="onstage-side" style={{ order: 2 * i }}>
          {/* Two whole figures are not drawn at once, even where a picture takes long. */}
          <Later turn={2 * i + 1}>
            <Performer
              id={id}
              name={isPair ? (players.find((player) => player.id === id)?.name ?? null) : null}
              isCheered={airborne.length > 0 && !isStopped}
              warmth={warmth}
              pose={pose}
            />
          </Later>
          {!isStopped &&
            airborne.map((cheer, nth) => (
              <Later key={cheer.n} turn={nth + 1}>
                <Flight cheer={cheer} />
              </Later>
            ))}
        </div>
      ))}
      <div className="onstage-card">
        {isPair && between && (
          <p aria-hidden="true" className="onstage-between">
            {between}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
