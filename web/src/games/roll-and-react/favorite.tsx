import { LOUDEST_PAY } from '@highjinks/games/loudest-pay'
import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { points } from '../../ui/party/points.ts'
import { Covered } from '../attempt/covered.tsx'
import { PeopleToPick } from '../attempt/people-to-pick.tsx'
import { Given } from '../interlude/given.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Cast } from './cast.tsx'
import { castPose } from './cast-pose.ts'
import { actedBy } from './theme.ts'

type FavoriteProps = ScreenProps<View, Hand>

/** Whose run was the best of the lap: one tap on a face, in secret. */
export function Favorite(props: FavoriteProps) {
  const { table, hand, me, players } = props
  const mayName = me !== null && hand !== null && table.voters.includes(me)
  const favorite = hand?.favorite ?? null
  return (
    <>
      <div className="text-center">
        <Heading level={2} size="title">
          Best of the round?
        </Heading>
        <p className="text-lg text-balance text-muted tv:text-2xl">
          Secret. Most picks win {points(LOUDEST_PAY)}.
          {mayName && table.candidates.includes(me) && ' Not yourself, star.'}
        </p>
      </div>
      {mayName && favorite === null ? (
        <PeopleToPick
          label="Who acted"
          ids={table.candidates.filter((id) => id !== me)}
          onPick={(player) => props.act({ type: 'favorite', player })}
          isBusy={props.isBusy}
          poseOf={(id) => castPose(table.candidates, id)}
          noteOf={(id) => actedBy(table.boards[id])}
          {...{ me, players }}
        />
      ) : (
        <>
          <Given
            ids={table.voted}
            of={table.voters.length}
            have="picked"
            before="Think of the hips. Think of the furniture."
            {...{ me, players }}
          />
          <Cast table={table} players={players} isWatched={hand === null} />
        </>
      )}
      {favorite !== null && (
        <ActionBar>
          <Covered said="Picked. Your secret.">
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
