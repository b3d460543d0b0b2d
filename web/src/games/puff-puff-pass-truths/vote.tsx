import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Check, Lock } from 'lucide-react'
import { useState } from 'react'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { points } from '../../ui/party/points.ts'
import { HoldToSee, useHeld } from '../../ui/toys/hold-to-see.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Ballot } from './ballot.tsx'
import { BOLD } from './bold.ts'
import { Statements } from './statements.tsx'

type VoteProps = ScreenProps<View, Hand>

/** The others pick the lie in secret; dead sure is twice as much, or nothing. */
export function Vote(props: VoteProps) {
  const { table, hand, me } = props
  const isAuthor = me !== null && me === table.turn
  const held = useHeld()
  const mayVote = me !== null && hand !== null && table.voters.includes(me)
  if (mayVote) return <Voter {...props} hand={hand} />
  return (
    <>
      <Heading level={2} size="title" className="text-center">
        {isAuthor ? 'They’re deciding' : 'Which one is the lie?'}
      </Heading>
      <Statements table={table} lie={isAuthor && held.isSeen ? (hand?.lie ?? null) : null} />
      {isAuthor && <HoldToSee held={held} />}
      <p role="status" className="mt-auto laptop:mt-0 pb-4 text-center text-lg text-muted short:pb-0 short:text-base">
        {isAuthor && 'Keep that face. '}
        <Voted table={table} />
      </p>
    </>
  )
}

function Voter({ table, hand, players, act, isBusy }: VoteProps & { readonly hand: Hand }) {
  const given = hand.vote
  const [tapped, setTapped] = useState<number | null>(null)
  const picked = tapped ?? given?.pick ?? null
  const worth = table.worth * (table.isDouble ? 2 : 1)
  const double = `${points(2 * worth)} or 0`
  return (
    <>
      <Ballot
        legend={`Which one did ${nameOf(players, table.turn)} make up?`}
        statements={table.statements}
        pick={picked}
        onPick={setTapped}
      />
      <HeroGap />
      <ActionBar note={given ? <Given given={given} table={table} /> : SECRET}>
        {picked === null ? (
          <p className="grid min-h-18 content-center rounded-control bg-leaf-900 px-4 text-center leading-tight text-balance short:min-h-15">
            <span className="font-display text-xl font-bold">Tap the one you don’t believe.</span>
          </p>
        ) : (
          <Votes
            {...{ given, picked, isBusy }}
            nerve={hand.nerve}
            worth={points(worth)}
            double={double}
            onVote={(isSure) => act({ type: 'vote', pick: picked, isSure })}
          />
        )}
      </ActionBar>
    </>
  )
}

interface VotesProps extends Pick<Hand, 'nerve'>, Pick<VoteProps, 'isBusy'> {
  readonly given: Hand['vote']
  readonly picked: number
  readonly worth: string
  /** What dead sure is worth. */
  readonly double: string
  readonly onVote: (isSure: boolean) => void
}

/** For the one that was tapped: a vote, or a bolder one. */
function Votes({ given, picked, nerve, worth, double, isBusy, onVote }: VotesProps) {
  const isGiven = (isSure: boolean) => given !== null && given.pick === picked && given.isSure === isSure
  const isLast = nerve === 'last'
  const word = given ? 'Change to' : 'Vote'
  const look = (isSure: boolean) => cx('min-h-18 px-2 short:min-h-15', isGiven(isSure) && CHOSEN)
  return (
    <div className={nerve === 'open' ? 'grid grid-cols-2 gap-3' : 'grid'}>
      <Button size="lg" className={look(isLast)} disabled={isBusy || isGiven(isLast)} onClick={() => onVote(false)}>
        <Worth
          isGiven={isGiven(isLast)}
          points={isLast ? `The last vote of this round is dead sure: ${double}` : worth}
        >
          {isGiven(isLast) ? `Voted ${picked + 1}` : `${word} ${picked + 1}`}
        </Worth>
      </Button>
      {nerve === 'open' && (
        <Button
          size="lg"
          kind="secondary"
          className={cx(look(true), !isGiven(true) && BOLD)}
          disabled={isBusy || isGiven(true)}
          onClick={() => onVote(true)}
        >
          <Worth isGiven={isGiven(true)} points={`Once a round: ${double}`}>
            {isGiven(true) ? `Dead sure: ${picked + 1}` : 'Dead sure!'}
          </Worth>
        </Button>
      )}
    </div>
  )
}

const SECRET = 'Secret until the cards turn over.'

interface WorthProps {
  readonly isGiven: boolean
  readonly points: string
  readonly children: string
}

function Worth({ isGiven, points, children }: WorthProps) {
  return (
    <span className="flex flex-col items-center leading-tight">
      <span className="flex items-center gap-1.5">
        {isGiven && <Check aria-hidden="true" strokeWidth={3.5} className="size-5 shrink-0" />}
        {children}
      </span>
      <span className="text-sm font-medium">{points}</span>
    </span>
  )
}

function Given({ given, table }: { readonly given: NonNullable<Hand['vote']>; readonly table: View }) {
  return (
    <span role="status" className="inline-flex items-center gap-1.5">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-mark" />
      <span>
        Number {given.pick + 1}
        {given.isSure && ', dead sure'}. {table.voted.length} of {table.voters.length} are in.
      </span>
    </span>
  )
}

function Voted({ table }: { readonly table: View }) {
  return (
    <>
      {table.voted.length} of {table.voters.length} voted
    </>
  )
}
