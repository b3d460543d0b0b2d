import type { Hand, View } from '@highjinks/games/spin-the-stash'
import type { ReactNode } from 'react'
import { useLaptop } from '../../lib/use-laptop.ts'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Spotlight } from '../../show/spotlight/spotlight.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { LitBetween } from '../attempt/in-light.tsx'
import { Perform } from '../attempt/perform.tsx'
import { Verdict } from '../attempt/verdict.tsx'
import { Versus } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Asked } from './asked.tsx'
import { Clap } from './clap.tsx'
import { nextTrial, Trial } from './trial.tsx'

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
      <Spotlight
        ids={table.performers.filter((id) => attempt.said[id] !== 'pass')}
        players={players}
        clapping={table.applause.clapping}
        between={table.wheel?.segment === 'swap' ? '&' : 'vs'}
      >
        <Asked {...props} isFlat={hand !== null && !isLaptop}>
          {isGift ? giftLine(props) : stateOf(props)}
        </Asked>
      </Spotlight>
      {hand !== null && (lit ? <LitBetween id={lit} /> : <HeroGap />)}
      {isMine && hand ? (
        // Of a Swap both have the buttons, and what one says is said for both.
        <Perform
          {...{ me, players, act, isBusy }}
          attempt={{ ...attempt, performers: [...table.performers], said: saidFor(table) }}
          canSwap={hand.canSwap}
          {...(isGift && { done: 'Said why' })}
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

function giftLine({ table, me, players }: ResolveProps): string {
  if (table.turn === me) return `give it to ${nameOf(players, table.picked)}. Say why.`
  return `gives it to ${table.picked === me ? 'you' : nameOf(players, table.picked)}. Why?`
}

/** Of a duel: who is through already. */
function stateOf({ table, me, players }: ResolveProps): ReactNode {
  const { attempt, wheel } = table
  if (!attempt) return ''
  if (wheel?.segment === 'swap') return <Versus>in it together</Versus>
  const said = attempt.performers.filter((id) => attempt.said[id])
  const all = attempt.performers.length
  if (said.length === 0) return all > 1 ? <Versus>against each other</Versus> : 'got this one'
  const word = attempt.said[said[0] ?? ''] === 'pass' ? 'skipped' : 'done'
  return `${namesOf(said, { me, players })}: ${word}. One to go.`
}
