import type { Hand, View } from '@highjinks/games/high-rollers'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Faces } from '../../ui/party/faces.tsx'
import { VerdictButton } from '../attempt/verdict-button.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { WAYS } from './words.ts'

/** At a further choice there is nothing left to call: everybody shouts what the roller should do, and is seen to. */
export function Shouts({ table, hand, me, players, act, isBusy }: ScreenProps<View, Hand>) {
  const mayShout = me !== null && hand !== null && table.shouters.includes(me)
  const shouting = WAYS.map(({ value, label }) => {
    const ids = Object.keys(table.shouts).filter((id) => table.shouts[id] === value)
    return { value, label, ids }
  })
  if (!mayShout) {
    return (
      <div role="status" className="grid justify-items-center gap-1 text-center haunted:hidden">
        {shouting.map(({ value, label, ids }) =>
          ids.length === 0 ? null : (
            <div key={value} className="flex items-center gap-2 font-display text-xl font-bold">
              {label}!
              <Faces
                label={`Who shouts ${label}`}
                faces={ids.map((id) => ({ id, name: nameOf(players, id), isMe: id === me }))}
              />
            </div>
          ),
        )}
      </div>
    )
  }
  const name = nameOf(players, table.turn)
  return (
    <ActionBar note={hand.call === null ? 'Worth nothing. Feels great.' : `You called: ${callWords(hand.call)}.`}>
      <fieldset disabled={isBusy} className="min-w-0">
        <legend className="mb-2 w-full text-center font-display text-2xl leading-tight font-bold text-balance short:mb-1.5 short:text-xl">
          What should {name} do? Shout it.
        </legend>
        <div className="grid grid-cols-2 gap-3">
          {shouting.map(({ value, label, ids }) => (
            <VerdictButton
              key={value}
              tone={value === 'keep' ? 'lime' : 'teal'}
              isChosen={hand.shout === value}
              isLocked={false}
              chosenWord="You shout"
              foot={ids.length === 0 ? 'nobody yet' : `${ids.length} shout it`}
              onClick={() => act({ type: 'shout', decision: value })}
            >
              <span className="text-2xl leading-none">{label}!</span>
            </VerdictButton>
          ))}
        </div>
      </fieldset>
    </ActionBar>
  )
}

function callWords(call: NonNullable<Hand>['call']): string {
  if (call === 'bust') return 'bust'
  return call === '0' ? 'no push' : `${call} ${call === '1' ? 'push' : 'pushes'}`
}
