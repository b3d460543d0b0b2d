import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Calls } from '../attempt/calls.tsx'
import { Spotlight } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Asked } from './asked.tsx'
import { FacesToTap } from './faces-to-tap.tsx'
import { OfferedRules } from './offered-rules.tsx'

type Props = ScreenProps<View, Hand>

/** Whose turn it is chooses, in secret; the others call what it will be. */
export function Pick(props: Props) {
  const { table, me } = props
  const isMine = me !== null && table.turn === me
  if (table.wheel?.segment === 'rule') return isMine ? <OwnRule {...props} /> : <CallRule {...props} />
  return (
    <>
      <Asked {...props} isSmall>
        {`${isMine ? 'have' : 'has'} ${times(table, 300)} to give away`}
      </Asked>
      {isMine ? <OwnGift {...props} /> : <CallGift {...props} />}
    </>
  )
}

function OwnGift({ table, hand, players, act, isBusy }: Props) {
  const picked = hand?.picked ?? null
  return (
    <>
      <p className="text-center text-balance text-muted">
        {picked === null
          ? `One tap, and nobody knows yet. Saying why is ${times(table, 150)} for you.`
          : 'Nobody knows yet.'}
      </p>
      <FacesToTap
        label="Who gets it?"
        ids={table.receivers}
        chosen={picked}
        chosenWord="Your pick"
        isOff={isBusy}
        players={players}
        onTap={(id) => act({ type: 'pick', what: id })}
      />
      {picked === null && (
        <ActionBar>
          <Ways {...{ hand, act, isBusy }} pass="No gift today" />
        </ActionBar>
      )}
    </>
  )
}

function CallGift({ table, hand, me, players, act, isBusy }: Props) {
  if (me === null || !table.callers.includes(me)) return <Called {...{ table, players }} />
  const call = hand?.call ?? null
  return (
    <>
      <Heading level={2} className="text-center">
        Who will get it?
      </Heading>
      <FacesToTap
        label="Who will get it?"
        ids={table.receivers}
        chosen={call}
        chosenWord="Your call"
        isOff={isBusy}
        players={players}
        onTap={(id) => act({ type: 'call', what: id })}
      />
      <p role="status" className="pb-4 text-center text-muted">
        {call === null ? `One tap. ${noteOf(table)}` : 'Called. Now look deserving.'}
      </p>
    </>
  )
}

function OwnRule(props: Props) {
  const { table, hand, act, isBusy } = props
  const picked = hand?.picked ?? null
  return (
    <>
      <Heading level={2} size="title" className="text-center">
        {picked === null ? 'Lay down the law' : 'So be it'}
      </Heading>
      <OfferedRules
        rules={table.offered}
        chosen={picked}
        isOff={isBusy}
        onTap={(id) => act({ type: 'pick', what: id })}
      />
      {picked === null && (
        <ActionBar note={`${times(table, 300)} for you, and three turns for everybody.`}>
          <Ways {...{ hand, act, isBusy }} pass="No law today" />
        </ActionBar>
      )}
    </>
  )
}

function CallRule({ table, hand, me, players, act, isBusy }: Props) {
  const name = nameOf(players, table.turn)
  return (
    <>
      <Heading level={2} size="title" role="status" className="text-center">
        {name} lays down the law
      </Heading>
      <OfferedRules rules={table.offered} chosen={null} isOff />
      <Calls
        {...{ me, players, isBusy }}
        question="Which one will it be?"
        options={table.offered.map(({ id }, i) => ({ value: id, label: `Number ${i + 1}` }))}
        chosen={hand?.call ?? null}
        mayCall={me !== null && table.callers.includes(me)}
        called={table.called}
        onCall={(what) => act({ type: 'call', what })}
        note={noteOf(table)}
      />
    </>
  )
}

interface WaysProps extends Pick<Props, 'act' | 'isBusy' | 'hand'> {
  readonly pass: string
}

function Ways({ hand, act, isBusy, pass }: WaysProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      {hand?.canSwap && (
        <Button kind="secondary" disabled={isBusy} onClick={() => act({ type: 'swap' })}>
          Nope, another
        </Button>
      )}
      <Button kind="secondary" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
        {pass}
      </Button>
    </div>
  )
}

function Called({ table, players }: Pick<Props, 'table' | 'players'>) {
  const { callers, called, turn } = table
  return (
    <Spotlight id={turn} title={`Whom will ${nameOf(players, turn)} spoil?`}>
      {callers.length > 0 ? `${called.length} of ${callers.length} have called it.` : 'As if there were a choice.'}
    </Spotlight>
  )
}

function noteOf(table: View): string {
  return `+${times(table, 50)} if you are right.`
}

function times({ isDouble }: View, points: number): number {
  return isDouble ? 2 * points : points
}
