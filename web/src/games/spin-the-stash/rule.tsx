import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { HoldToSee, useHeld } from '../../ui/toys/hold-to-see.tsx'
import { Calls } from '../attempt/calls.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { OfferedRules } from './offered-rules.tsx'
import { prizeOf, times } from './times.ts'
import { Ways } from './ways.tsx'

type OwnRuleProps = ScreenProps<View, Hand>

/** One of the offered rules becomes the law. */
export function OwnRule(props: OwnRuleProps) {
  const { table, hand, act, isBusy } = props
  const picked = hand?.picked ?? null
  const held = useHeld()
  return (
    <>
      <div className="grid gap-1 text-center">
        <Heading level={2} size="title">
          {picked === null ? 'Make the rule' : 'So be it'}
        </Heading>
        {picked === null && (
          <p className="text-lg text-balance text-muted short:text-base short:leading-tight">
            Tap one: {times(table, 300)} for you, and three turns for everyone.
          </p>
        )}
      </div>
      <OfferedRules
        rules={table.offered}
        chosen={held.isSeen ? picked : null}
        isOff={isBusy || picked !== null}
        onTap={(id) => act({ type: 'pick', what: id })}
      />
      <ActionBar>
        {picked === null ? <Ways {...{ hand, act, isBusy }} pass="No rule today" /> : <HoldToSee held={held} />}
      </ActionBar>
    </>
  )
}

/** Which one the others say it will be. */
export function CallRule({ table, hand, me, players, act, isBusy }: OwnRuleProps) {
  const name = nameOf(players, table.turn)
  return (
    <>
      <Heading level={2} size="title" className="text-center text-balance max-lg:text-2xl">
        <span role="status">{name} is making a rule</span>
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
        prize={prizeOf(table)}
      />
    </>
  )
}
