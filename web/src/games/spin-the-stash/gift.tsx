import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { HoldToSee, useHeld } from '../../ui/toys/hold-to-see.tsx'
import { PeopleToPick } from '../attempt/people-to-pick.tsx'
import { Prize } from '../attempt/prize.tsx'
import { WhoseMoment } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Asked } from './asked.tsx'
import { prizeForWhy, prizeOf, times } from './times.ts'
import { Ways } from './ways.tsx'
import { theoryOf } from './words.ts'

type OwnGiftProps = ScreenProps<View, Hand>

/** So many want two rows of a phone. */
const CROWD = 5
const isCrowd = ({ receivers }: View) => receivers.length >= CROWD

/** Who gets it, out of the stash. */
export function OwnGift(props: OwnGiftProps) {
  const { table, hand, me, players, act, isBusy } = props
  const picked = hand?.picked ?? null
  const held = useHeld()
  return (
    <>
      <Asked {...props} isSmall isBare={isCrowd(table)}>
        {`have ${times(table, 300)} to give away`}
        {picked === null && (
          <span aria-hidden="true" className="hidden short:inline">
            , {prizeForWhy(table)}
          </span>
        )}
      </Asked>
      {picked === null ? (
        // Said above where a small phone has no room for it.
        <p className="text-center short:sr-only">
          <Prize>{prizeForWhy(table)}</Prize>
        </p>
      ) : (
        <p className="text-center short:sr-only">No one knows yet.</p>
      )}
      <PeopleToPick
        label="Who gets it?"
        ids={table.receivers}
        chosen={held.isSeen ? picked : null}
        chosenWord="Your pick"
        isBusy={isBusy || picked !== null}
        onPick={(id) => act({ type: 'pick', what: id })}
        {...{ me, players }}
      />
      {picked === null ? (
        <ActionBar>
          <Ways {...{ hand, act, isBusy }} pass="No gift today" />
        </ActionBar>
      ) : (
        <HoldToSee held={held} />
      )}
    </>
  )
}

/** Who the others say will get it. */
export function CallGift(props: OwnGiftProps) {
  const { table } = props
  return (
    <>
      <Asked {...props} isLine isBare={isCrowd(table)}>
        {`has ${times(table, 300)} to give away`}
      </Asked>
      <Call {...props} />
    </>
  )
}

function Call({ table, hand, me, players, act, isBusy }: OwnGiftProps) {
  if (me === null || !table.callers.includes(me)) return <Called {...{ table, players }} />
  const call = hand?.call ?? null
  return (
    <>
      <div className="grid gap-4 text-center short:flex short:flex-wrap short:items-center short:justify-center short:gap-x-2 short:gap-y-0">
        <Heading level={2} className="short:text-xl">
          Who will get it?
        </Heading>
        <p>
          {call === null ? <Prize>{prizeOf(table)}</Prize> : <span role="status">Got it. Now look deserving.</span>}
        </p>
      </div>
      <PeopleToPick
        label="Who will get it?"
        ids={table.receivers}
        chosen={call}
        chosenWord="Your guess"
        isBusy={isBusy || call !== null}
        onPick={(id) => act({ type: 'call', what: id })}
        {...{ me, players }}
      />
    </>
  )
}

function Called({ table, players }: Pick<OwnGiftProps, 'table' | 'players'>) {
  const { turn } = table
  return (
    <>
      {/* A ghost asks the same. */}
      <div className="contents haunted:hidden">
        <WhoseMoment id={turn} title={`Who will ${nameOf(players, turn)} spoil?`}>
          {theoryOf(table)}
        </WhoseMoment>
      </div>
    </>
  )
}
