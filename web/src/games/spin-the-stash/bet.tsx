import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { namesOf, VERDICT_WORDS } from '../attempt/attempt.ts'
import { type CallOption, Calls } from '../attempt/calls.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Asked } from './asked.tsx'

type Props = ScreenProps<View, Hand>

/** The card is on the table: whoever performs reads it, the others bet on how it will go. */
export function Bet(props: Props) {
  const { table, hand, me, players, act, isBusy } = props
  const isMine = me !== null && table.performers.includes(me)
  return (
    <>
      <Asked {...props}>{isMine ? 'up in a moment' : stateOf(table)}</Asked>
      <Calls
        {...{ me, players, isBusy }}
        question={questionOf(props)}
        options={table.betsOn.map((on) => optionOf(on, props))}
        chosen={hand?.bet ?? null}
        mayCall={me !== null && table.bettors.includes(me)}
        called={table.hasBet}
        onCall={(on) => act({ type: 'bet', on })}
        note={`Right bets share ${table.isDouble ? 200 : 100} for every bet. Your own vote does not count for it.`}
      />
      {isMine && hand && <Ways {...props} hand={hand} />}
    </>
  )
}

/** What whoever is asked may do before it begins. */
function Ways({ table, me, hand, act, isBusy }: Props & { readonly hand: Hand }) {
  const hasPassed = me !== null && table.attempt?.said[me] === 'pass'
  if (hasPassed) return null
  return (
    <ActionBar note="They bet, you breathe. Skipping costs nothing.">
      <div className="grid grid-cols-2 gap-3">
        {hand.canSwap && (
          <Button kind="secondary" disabled={isBusy} onClick={() => act({ type: 'swap' })}>
            Nope, another card
          </Button>
        )}
        <Button kind="secondary" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
          Skip
        </Button>
      </div>
    </ActionBar>
  )
}

function stateOf({ wheel, attempt }: View): string {
  if (wheel?.segment === 'swap') return 'in it together'
  return (attempt?.contenders.length ?? 0) > 1 ? 'against each other' : 'got this one'
}

function questionOf({ table, players }: Props): string {
  const rivals = table.attempt?.contenders ?? []
  if (rivals.length > 1) return 'Who wins?'
  return `How will ${namesOf(table.wheel?.segment === 'swap' ? table.performers : rivals, { me: null, players })} do?`
}

function optionOf(on: string, { players }: Props): CallOption<string> {
  const word = Object.entries(VERDICT_WORDS).find(([verdict]) => verdict === on)?.[1]
  return { value: on, label: word ?? nameOf(players, on) }
}
