import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { type ReactNode, use } from 'react'
import { Later } from '../../ui/layout/later.tsx'
import { PoseContext } from '../people/pose-context.ts'
import { useTableClock } from '../timeline/table-clock.ts'
import { Flight } from './flight.tsx'
import './spotlight.css'
import { LatestReaction } from './latest-reaction.ts'
import { MOST_IN_SPOTLIGHT } from './most-in-spotlight.ts'
import { Performer } from './performer.tsx'
import { REACTION_WARMTH, useCheers } from './use-cheers.ts'

interface SpotlightProps {
  /** The performers: the same who are `isInSpotlight` in the scene, or they would sit on the sofa as well. */
  readonly ids: readonly PlayerId[]
  readonly players: readonly PlayerView[]
  readonly clapping?: readonly PlayerId[]
  /** The sign between two of them. */
  readonly between?: 'vs' | '&'
  /** The content beside them needs nearly all the TV. */
  readonly isSlim?: boolean
  /** The content beside them. */
  readonly children: ReactNode
}

/** Puts performers in the light beside a TV's card, two on either side of it. */
export function Spotlight(props: SpotlightProps) {
  const isRoomy = props.ids.length > 0 && props.ids.length <= MOST_IN_SPOTLIGHT
  return isRoomy ? <Lit {...props} /> : props.children
}

const NOBODY: readonly PlayerId[] = []

function Lit({ ids, players, clapping, between, isSlim = false, children }: SpotlightProps) {
  const latest = use(LatestReaction)
  const { isStopped } = useTableClock()
  const pose = use(PoseContext)
  const { airborne, thrown } = useCheers(clapping ?? NOBODY, latest, ids)
  const listeners = Math.max(1, players.length - ids.length)
  const warmth = clapping ? Math.min(1, (clapping.length + thrown * REACTION_WARMTH) / listeners) : null
  const isPair = ids.length > 1
  return (
    <div className="spotlight" data-pair={isPair || undefined} data-slim={isPair || isSlim || undefined}>
      {ids.map((id, i) => (
        <div key={id} aria-hidden="true" className="spotlight-side" style={{ order: 2 * i }}>
          {/* Two whole figures never draw in one frame, even if a frame takes long. */}
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
      <div className="spotlight-card">
        {isPair && between && (
          <p aria-hidden="true" className="spotlight-between">
            {between}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
