import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { HeroGap } from '../../stage/sidelines/hero-gap.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Prize } from '../attempt/prize.tsx'
import { StepForward } from '../attempt/step-forward.tsx'
import { Spotlight } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Asked } from './asked.tsx'
import { FacesToTap } from './faces-to-tap.tsx'
import { prizeOf, times } from './times.ts'
import { Ways } from './ways.tsx'

type Props = ScreenProps<View, Hand>

/** Who gets it, out of the stash. */
export function OwnGift(props: Props) {
  const { table, hand, players, act, isBusy } = props
  const picked = hand?.picked ?? null
  return (
    <>
      <Asked {...props} isSmall>
        {`have ${times(table, 300)} to give away`}
      </Asked>
      <HeroGap />
      <ActionBar note={picked === null ? <Prize>{`+${times(table, 150)} for saying why`}</Prize> : 'Nobody knows yet.'}>
        <FacesToTap
          label="Who gets it?"
          ids={table.receivers}
          chosen={picked}
          chosenWord="Your pick"
          isOff={isBusy}
          players={players}
          onTap={(id) => act({ type: 'pick', what: id })}
        />
        {picked === null && <Ways {...{ hand, act, isBusy }} pass="No gift today" />}
      </ActionBar>
    </>
  )
}

/** Who the others say will get it. */
export function CallGift(props: Props) {
  const { table } = props
  return (
    <>
      <Asked {...props} isLine>
        {`has ${times(table, 300)} to give away`}
      </Asked>
      <Call {...props} />
    </>
  )
}

function Call({ table, hand, me, players, act, isBusy }: Props) {
  if (me === null || !table.callers.includes(me)) return <Called {...{ table, players }} />
  const call = hand?.call ?? null
  return (
    <>
      <HeroGap />
      <ActionBar
        note={call === null ? <Prize>{prizeOf(table)}</Prize> : <span role="status">Guessed. Now look deserving.</span>}
      >
        <Heading level={2} className="text-center">
          Who will get it?
        </Heading>
        <FacesToTap
          label="Who will get it?"
          ids={table.receivers}
          chosen={call}
          chosenWord="Your guess"
          isOff={isBusy}
          players={players}
          onTap={(id) => act({ type: 'call', what: id })}
        />
      </ActionBar>
    </>
  )
}

function Called({ table, players }: Pick<Props, 'table' | 'players'>) {
  const { turn } = table
  return (
    <>
      {/* A ghost asks the same. */}
      <div className="contents haunted:hidden">
        <Spotlight id={turn} title={`Who will ${nameOf(players, turn)} spoil?`} isRow>
          {theoryOf(table)}
        </Spotlight>
      </div>
      <StepForward label="Who may get it" ids={table.receivers} players={players} isSmall />
    </>
  )
}

/** How far the others are with their calls. */
function theoryOf({ callers, called }: View): string {
  if (callers.length === 0) return 'As if there were a choice.'
  if (called.length === 0) return 'Anybody with a theory?'
  const open = callers.length - called.length
  if (open === 0) return 'Everybody has a theory. Look deserving.'
  return `${called.length === 1 ? 'One theory' : `${called.length} theories`} in, ${open} still thinking.`
}
