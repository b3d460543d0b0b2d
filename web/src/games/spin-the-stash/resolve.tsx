import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { useLaptop } from '../../lib/use-laptop.ts'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { LitBetween } from '../attempt/in-light.tsx'
import { Perform } from '../attempt/perform.tsx'
import { Verdict } from '../attempt/verdict.tsx'
import type { ScreenProps } from '../screen.ts'
import { Asked } from './asked.tsx'
import { Clap } from './clap.tsx'
import { nextTrial, Trial } from './trial.tsx'
import { giftWords, progressWords } from './words.ts'

type ResolveProps = ScreenProps<View, Hand>

/** Somebody performs, and the others applaud. */
export function Resolve(props: ResolveProps) {
  const { table, hand, me, players, act, isBusy } = props
  const { attempt } = table
  // Whoever stands between the card and the buttons of a phone stands beside that of a laptop.
  const isLaptop = useLaptop()
  if (!attempt) return null
  const isMine = me !== null && table.performers.includes(me)
  const isGift = table.wheel?.segment === 'gift'
  const [performer, another] = table.performers
  // A gift is in the hands of whoever gives it until it is told whose it is, on every screen.
  const lit = another === undefined && performer
  return (
    <>
      <Asked {...props} isFlat={hand !== null && !isLaptop}>
        {isGift ? giftWords(props) : progressWords(props)}
      </Asked>
      {hand !== null && (lit ? <LitBetween id={lit} /> : <HeroGap />)}
      {isMine && hand ? (
        // Of a Swap both have the buttons, and what one says is said for both.
        <Perform
          {...{ me, players, act, isBusy }}
          attempt={{ ...attempt, performers: [...table.performers], said: saidFor(table) }}
          canSwap={hand.canSwap}
          {...(isGift && { done: 'I said why' })}
        />
      ) : (
        <Clap {...props} />
      )}
    </>
  )
}

/** The others decide, and may still applaud; then whoever was caught is tried. */
export function Judged(props: ResolveProps) {
  const { table, hand, me, players, act, isBusy } = props
  const { attempt } = table
  if (!attempt) return null
  const hasVoted = me !== null && attempt.voted.includes(me)
  const mayVote = me !== null && attempt.voters.includes(me) && !hasVoted
  const trial = mayVote ? undefined : nextTrial(table, hand, me)
  if (trial) return <Trial {...{ me, players, act, isBusy }} charge={trial} />
  return (
    <>
      <Asked {...props} isSmall>
        {table.performers.length > 1 ? 'have had their moment' : 'all done, supposedly'}
      </Asked>
      <Verdict
        {...{ me, players, act, isBusy }}
        attempt={attempt}
        done={table.performers}
        vote={mayVote ? (hand?.vote ?? null) : null}
      />
      {!mayVote && <Clap {...props} />}
    </>
  )
}

function saidFor({ attempt, performers, partner, turn }: View) {
  const said = attempt?.said ?? {}
  const word = turn === null ? undefined : said[turn]
  return partner !== null && performers.includes(partner) && word ? { ...said, [partner]: word } : said
}
