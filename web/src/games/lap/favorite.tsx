import { BEST_PAY } from '@highjinks/games/best-pay'
import type { PlayerId } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import type { Pose } from '../../show/people/poses.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { points } from '../../ui/party/points.ts'
import { Covered } from '../attempt/covered.tsx'
import { PeopleToPick } from '../attempt/people-to-pick.tsx'
import { Given } from '../interlude/given.tsx'
import { nameOf } from '../screen.ts'
import type { LapProps } from './lap.ts'

interface FavoriteProps extends Omit<LapProps, 'lap'> {
  readonly lap: Pick<LapProps['lap'], 'candidates' | 'voters' | 'voted'>
  /** Of what it is the best, where that is no round. */
  readonly of?: string | undefined
  /** What there is to remember of somebody, below their name. */
  readonly noteOf: (id: PlayerId) => string | null
  readonly poseOf?: (id: PlayerId) => Pose
  /** To those who wait for the first of them. */
  readonly before: string
  /** Everybody who performed, for those who look on. */
  readonly children: ReactNode
}

/** Whose was the best of the lap: one tap on a face, in secret. */
export function Favorite(props: FavoriteProps) {
  const { lap, favorite, isWatched, me, players, noteOf, poseOf, before, children } = props
  const mayName = me !== null && !isWatched && lap.voters.includes(me)
  return (
    <>
      <div className="text-center">
        <Heading level={2} size="title">
          Best of {props.of ?? 'the round'}?
        </Heading>
        <p className="text-lg text-balance text-muted">
          Secret vote. Most votes wins {points(BEST_PAY)}.
          {mayName && lap.candidates.includes(me) && ' You can’t pick yourself, star.'}
        </p>
      </div>
      {mayName && favorite === null ? (
        <PeopleToPick
          label="Who was up"
          ids={lap.candidates.filter((id) => id !== me)}
          onPick={(player) => props.act({ type: 'favorite', player })}
          isBusy={props.isBusy}
          noteOf={noteOf}
          {...(poseOf && { poseOf })}
          {...{ me, players }}
        />
      ) : (
        <>
          <Given ids={lap.voted} of={lap.voters.length} have="picked" before={before} {...{ me, players }} />
          {children}
        </>
      )}
      {favorite !== null && (
        <ActionBar>
          <Covered said="Locked in. It’s secret.">
            <span className="flex items-center justify-center gap-4">
              <Avatar seed={favorite} size="3rem" />
              <span>You picked {nameOf(players, favorite)}.</span>
            </span>
          </Covered>
        </ActionBar>
      )}
    </>
  )
}
