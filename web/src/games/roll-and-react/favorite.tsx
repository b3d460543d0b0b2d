import { LOUDEST_PAY } from '@highjinks/games/loudest-pay'
import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { points } from '../../ui/party/points.ts'
import { StepForward } from '../attempt/step-forward.tsx'
import { Given } from '../interlude/given.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

type Props = ScreenProps<View, Hand>

/** Whose run was the best of the lap: one tap on a face, in secret. */
export function Favorite(props: Props) {
  const { table, hand, me, players } = props
  const mayName = me !== null && hand !== null && table.voters.includes(me)
  const favorite = hand?.favorite ?? null
  return (
    <>
      <div className="text-center">
        <Heading level={2} size="title">
          Best of the round?
        </Heading>
        <p className="text-lg text-balance text-muted stage:text-2xl">
          Secret. Most picks win {points(LOUDEST_PAY)}.
          {mayName && table.candidates.includes(me) && ' Not yourself, star.'}
        </p>
      </div>
      {mayName && favorite === null ? (
        <Faces {...props} />
      ) : (
        <>
          <Given
            ids={table.voted}
            of={table.voters.length}
            have="picked"
            before="Think of the hips. Think of the furniture."
            {...{ me, players }}
          />
          <StepForward label="Who acted" ids={table.candidates} players={players} isWatched={hand === null} />
        </>
      )}
      {favorite !== null && (
        <ActionBar>
          <Card kind="tint" role="status" className="flex items-center justify-center gap-4 py-3">
            <Avatar seed={favorite} size="3.5rem" className="animate-pop" />
            <p className="font-display text-xl font-bold">You picked {nameOf(players, favorite)}.</p>
          </Card>
        </ActionBar>
      )}
    </>
  )
}

/** Fewer of them than this stand one below the other. */
const FEW = 3
/** More of them stand in three columns. */
const MANY = 6

function Faces({ table, me, players, act, isBusy }: Props) {
  const ids = table.candidates.filter((id) => id !== me)
  return (
    <ul
      aria-label="Who acted"
      data-many={ids.length > MANY || undefined}
      className={cx(
        'group my-auto grid grow auto-rows-fr gap-2.5 pb-4 laptop:my-0 laptop:grow-0',
        ids.length === 1 ? 'max-h-72' : 'max-h-136',
        ids.length < FEW ? 'grid-cols-1' : ids.length > MANY ? 'grid-cols-3' : 'grid-cols-2 *:last:odd:col-span-2',
      )}
    >
      {ids.map((id) => (
        <li key={id} className="flex">
          <button
            type="button"
            disabled={isBusy}
            onClick={() => act({ type: 'favorite', player: id })}
            className="lip flex min-h-28 w-full min-w-0 flex-col items-center justify-center gap-1.5 rounded-card border-4 border-ink bg-leaf-800 px-1 py-2 font-display text-xl font-bold hover:bg-leaf-700 desk:min-h-52 short:min-h-24 short:py-1 short:text-lg max-sm:group-data-many:text-base"
          >
            <Avatar
              seed={id}
              size={`clamp(3rem, min(${ids.length < FEW ? 34 : ids.length > MANY ? 15 : 24}vw, 15dvh), 9rem)`}
            />
            <Unbroken className="w-full text-center leading-tight">{nameOf(players, id)}</Unbroken>
          </button>
        </li>
      ))}
    </ul>
  )
}
