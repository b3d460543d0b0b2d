import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FootedButton } from '../../ui/button/footed-button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { type CallOption, Calls } from '../attempt/calls.tsx'
import { LitBetween } from '../attempt/in-light.tsx'
import { isVerdict, VERDICT_LOOKS } from '../attempt/verdict-looks.ts'
import type { ScreenProps } from '../screen.ts'
import { Asked } from './asked.tsx'
import { betWords } from './piles.ts'
import { betPrizeOf } from './times.ts'
import { upWords } from './words.ts'

type BetProps = ScreenProps<View, Hand>

/** The card is on the table: whoever performs reads it, the others bet on how it will go. */
export function Bet(props: BetProps) {
  const { table, hand, me, players, act, isBusy } = props
  const isMine = me !== null && table.performers.includes(me)
  const [performer, another] = table.performers
  return (
    <>
      <Asked {...props} isSmall={hand === null} isFlat={hand !== null}>
        {isMine ? 'up in a moment' : upWords(table)}
      </Asked>
      {hand !== null &&
        (performer !== undefined && another === undefined ? (
          <LitBetween id={performer} isApart={isMine} />
        ) : (
          <HeroGap />
        ))}
      <Calls
        {...{ me, players, isBusy }}
        question={questionOf(props)}
        options={table.betsOn.map((on) => optionOf(on, props))}
        chosen={hand?.bet ?? null}
        mayCall={me !== null && table.bettors.includes(me)}
        called={table.hasBet}
        onCall={(on) => act({ type: 'bet', on })}
        prize={`${betPrizeOf(table)} if right`}
      />
      {isMine && hand && <Ways {...props} hand={hand} />}
    </>
  )
}

/** What whoever is asked may do before it begins. */
function Ways({ table, me, hand, act, isBusy }: BetProps & { readonly hand: Hand }) {
  const hasPassed = me !== null && table.attempt?.said[me] === 'pass'
  if (hasPassed) return null
  return (
    <ActionBar>
      <div className="grid grid-cols-2 gap-3">
        {hand.canSwap && (
          <Button kind="secondary" disabled={isBusy} onClick={() => act({ type: 'swap' })}>
            Deal me another card
          </Button>
        )}
        <FootedButton kind="secondary" foot="costs nothing" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
          Skip
        </FootedButton>
      </div>
    </ActionBar>
  )
}

function questionOf({ table, players }: BetProps): string {
  const rivals = table.attempt?.contenders ?? []
  if (rivals.length > 1) return 'Who wins?'
  return `How will ${namesOf(table.wheel?.segment === 'swap' ? table.performers : rivals, { me: null, players })} do?`
}

function optionOf(on: string, { players }: BetProps): CallOption<string> {
  const label = betWords(on, players)
  if (!isVerdict(on)) return { value: on, label }
  const { tone, icon } = VERDICT_LOOKS[on]
  return { value: on, label, tone, icon }
}
