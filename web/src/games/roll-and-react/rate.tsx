import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Rating } from '../../ui/form/rating.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

type Props = ScreenProps<View, Hand>

/** Stars for the performance, given in secret. */
export function Rate(props: Props) {
  const { table, hand, me, players } = props
  const isActor = me !== null && me === table.turn
  const mayRate = me !== null && table.audience.includes(me) && hand !== null
  const actor = nameOf(players, table.turn)
  return (
    <>
      <div className="grid grow place-content-center justify-items-center gap-4 text-center">
        <Avatar seed={table.turn ?? ''} size="clamp(7rem, 16vw, 14rem)" className="animate-pop" />
        <Heading level={2} size="title">
          {isActor ? 'Take a bow' : `How was ${actor}?`}
        </Heading>
        <p className="text-lg text-muted lg:text-2xl" role="status">
          {isActor ? 'They are giving you stars, in secret. ' : 'Only the average is ever shown. '}
          {table.rated.length} of {table.audience.length} have rated.
        </p>
      </div>
      {mayRate && <Stars {...props} actor={actor} given={hand.stars} />}
    </>
  )
}

function Stars({ given, actor, act, isBusy }: Props & { readonly given: number | null; readonly actor: string }) {
  const [picked, setPicked] = useState<number | null>(null)
  const stars = given ?? picked
  return (
    <ActionBar>
      <Rating label={`Stars for ${actor}`} value={stars} onChange={setPicked} disabled={given !== null} />
      {given !== null ? (
        <p role="status" className="flex min-h-15 items-center justify-center gap-2 font-display text-xl font-bold">
          <Lock aria-hidden="true" className="size-5 text-accent" /> {words(given)}, locked in
        </p>
      ) : (
        <Button
          size="lg"
          disabled={stars === null || isBusy}
          onClick={() => stars !== null && act({ type: 'rate', stars })}
        >
          {stars === null ? 'Pick your stars' : `Give ${words(stars)}`}
        </Button>
      )}
    </ActionBar>
  )
}

function words(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`
}
