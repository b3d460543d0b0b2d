import type { Hand, View } from '@highjinks/games/truth-or-dare'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Applause } from '../attempt/applause.tsx'
import { CallNews } from '../attempt/call-news.tsx'
import { Calls } from '../attempt/calls.tsx'
import { Explain } from '../attempt/explain.tsx'
import { LitBetween } from '../attempt/in-light.tsx'
import { Perform } from '../attempt/perform.tsx'
import { Verdict } from '../attempt/verdict.tsx'
import { JUDGEMENTS } from '../attempt/verdict-looks.ts'
import { Who } from '../attempt/who.tsx'
import { Interlude } from '../interlude/interlude.tsx'
import { BestOfLap } from '../lap/best-of-lap.tsx'
import type { ScreenProps } from '../screen.ts'
import { keptCard, TurnCard } from './card.tsx'
import { Choose } from './choose.tsx'
import { Deal } from './deal.tsx'
import { INTERLUDE_THEME } from './interlude-theme.tsx'
import { Reveal } from './reveal.tsx'
import { whoSays } from './who-says.ts'

const VERDICTS = JUDGEMENTS.map(({ verdict, words, tone, icon }) => ({ value: verdict, label: words, tone, icon }))

type DareProps = ScreenProps<View, Hand>

export function Screen(props: DareProps) {
  const { table, hand } = props
  if (table.interlude) {
    return <Interlude {...props} theme={INTERLUDE_THEME} />
  }
  switch (table.phase) {
    case 'deal':
      return <Deal {...props} />
    case 'perform':
      return <Performing {...props} />
    case 'verdict':
      return <Judging {...props} />
    case 'reveal':
      return <Reveal {...props} />
    case 'explain':
      return <Explain {...props} explains={table.explains} attempt={table.attempt} />
    case 'favorite':
    case 'curtain':
      return (
        <BestOfLap
          {...props}
          phase={table.phase}
          lap={table.lap}
          favorite={hand?.favorite ?? null}
          isWatched={hand === null}
        />
      )
    default:
      return <Choose {...props} />
  }
}

function Performing({ table, hand, me, players, act, isBusy }: DareProps) {
  const { attempt, applause } = table
  if (!attempt) return null
  const isTruth = keptCard(table)?.kind === 'truth'
  const { performers } = attempt
  const [performer] = performers
  const hasGained = me !== null && (table.outcomes.deal?.gains[me] ?? 0) > 0
  const clapsLeft = hand?.clapsLeft ?? null
  return (
    <>
      <Who ids={performers} me={me} players={players}>
        {performers.includes(me ?? '') ? 'read it out loud, then' : whoSays(table)}{' '}
        {isTruth ? 'tell the truth' : 'do the dare'}.{' '}
        {/* Who fooled whom is over: the room looks at the name and the task. */}
        {hasGained && <CallNews outcome={table.outcomes.deal} turn={table.turn} {...{ me, players }} />}
      </Who>
      <TurnCard table={table} isFlat={hand !== null} />
      {hand !== null && performer !== undefined && (
        <LitBetween id={performer} isApart={performer === me && applause.clapping.length > 0} />
      )}
      <Applause {...{ performers, applause, clapsLeft, me, players, act, isBusy }} />
      {/* The cards were swapped when they were dealt; what lies on the table stays. */}
      <Perform
        {...{ attempt, me, players, act, isBusy }}
        canSwap={false}
        cheer={null}
        done={isTruth ? 'I answered' : 'Done'}
      />
    </>
  )
}

function Judging(props: DareProps) {
  const { table, hand, me, players, act, isBusy } = props
  const { attempt } = table
  if (!attempt) return null
  if (me !== null && table.callers.includes(me)) return <Judged {...props} />
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

/** Whoever is judged says meanwhile what the others will make of it. */
function Judged({ table, hand, me, players, act, isBusy }: DareProps) {
  return (
    <>
      <TurnCard table={table} isSmall />
      <HeroGap />
      <Calls
        question="What will they say?"
        options={VERDICTS}
        chosen={hand?.call ?? null}
        mayCall
        called={table.called}
        onCall={(call) => act({ type: 'call', call })}
        {...{ me, players, isBusy }}
      />
    </>
  )
}
