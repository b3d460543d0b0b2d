import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Ballot } from './ballot.tsx'
import { Statements } from './statements.tsx'

type Props = ScreenProps<View, Hand>

/** The others pick the lie in secret; sure pays more, and costs. */
export function Vote(props: Props) {
  const { table, hand, me } = props
  const isAuthor = me !== null && me === table.turn
  const mayVote = me !== null && hand !== null && table.voters.includes(me)
  if (mayVote) return <Voter {...props} given={hand.vote} />
  return (
    <>
      <Heading level={2} size="title" className="text-center">
        {isAuthor ? 'They are deciding' : 'Which one is the lie?'}
      </Heading>
      <Statements table={table} lie={isAuthor ? (hand?.lie ?? null) : null} />
      <p role="status" className="mt-auto pb-4 text-center text-lg text-muted lg:text-2xl">
        {isAuthor && 'Keep that face. '}
        <Voted table={table} />
      </p>
    </>
  )
}

function Voter({ table, given, players, act, isBusy }: Props & { readonly given: Hand['vote'] }) {
  const [picked, setPicked] = useState<number | null>(null)
  const pick = given?.pick ?? picked
  const vote = (isSure: boolean) => pick !== null && act({ type: 'vote', pick, isSure })
  return (
    <>
      <Ballot
        legend={`Which one did ${nameOf(players, table.turn)} make up?`}
        statements={table.statements ?? []}
        pick={pick}
        isLocked={given !== null}
        onPick={setPicked}
      />
      {given ? (
        <ActionBar note={<Voted table={table} />}>
          <p role="status" className="flex items-center justify-center gap-2 font-display text-xl font-bold">
            <Lock aria-hidden="true" className="size-6 text-accent" />
            Locked: number {given.pick + 1}
            {given.isSure && ', dead sure'}
          </p>
        </ActionBar>
      ) : (
        <ActionBar>
          <div className="grid grid-cols-2 gap-3">
            <Button size="lg" className="px-2!" disabled={pick === null || isBusy} onClick={() => vote(false)}>
              {pick === null ? 'Pick one' : `Vote ${pick + 1}`}
            </Button>
            <Button
              size="lg"
              kind="secondary"
              className="px-2!"
              disabled={pick === null || isBusy}
              onClick={() => vote(true)}
            >
              <span className="flex flex-col leading-tight">
                <span>Dead sure</span>
                <span className="text-sm font-medium">More, or minus</span>
              </span>
            </Button>
          </div>
        </ActionBar>
      )}
    </>
  )
}

function Voted({ table }: { readonly table: View }) {
  return (
    <>
      {table.voted.length} of {table.voters.length} have voted.
    </>
  )
}
