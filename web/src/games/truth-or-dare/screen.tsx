import type { Hand, View } from '@highjinks/games/truth-or-dare'
import { Perform } from '../attempt/perform.tsx'
import { Verdict } from '../attempt/verdict.tsx'
import { Who } from '../attempt/who.tsx'
import type { ScreenProps } from '../screen.ts'
import { TurnCard } from './card.tsx'
import { Choose } from './choose.tsx'
import { Deal } from './deal.tsx'
import { Reveal } from './reveal.tsx'

type Props = ScreenProps<View, Hand>

export function Screen(props: Props) {
  switch (props.table.phase) {
    case 'deal':
      return <Deal {...props} />
    case 'perform':
      return <Performing {...props} />
    case 'verdict':
      return <Judging {...props} />
    case 'reveal':
      return <Reveal {...props} />
    default:
      return <Choose {...props} />
  }
}

function Performing({ table, me, players, act, isBusy }: Props) {
  const { attempt, kind } = table
  if (!attempt) return null
  return (
    <>
      <Who ids={attempt.performers} me={me} players={players}>
        {attempt.performers.includes(me ?? '') ? 'read it out, then' : 'has to'}{' '}
        {kind === 'truth' ? 'tell the truth' : 'do the dare'}
      </Who>
      <TurnCard table={table} />
      {/* The cards were swapped in the hand; what lies on the table stays. */}
      <Perform {...{ attempt, me, players, act, isBusy }} canSwap={false} done={kind === 'truth' ? 'Told' : 'Done'} />
    </>
  )
}

function Judging({ table, hand, me, players, act, isBusy }: Props) {
  const { attempt } = table
  if (!attempt) return null
  const vote = hand && { verdict: hand.vote, crown: null }
  return (
    <>
      <Who ids={attempt.performers} me={me} players={players}>
        {attempt.said[attempt.performers[0] ?? ''] === 'done' ? 'all done, supposedly' : 'said nothing at all'}
      </Who>
      <TurnCard table={table} isSmall />
      <Verdict {...{ attempt, vote, me, players, act, isBusy }} />
    </>
  )
}
