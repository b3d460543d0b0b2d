import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Statements } from './statements.tsx'

/** The author reads all three aloud; the others listen for the one that wobbles. */
export function Present({ table, hand, me, players, act, isBusy }: ScreenProps<View, Hand>) {
  const isAuthor = me !== null && me === table.turn
  return (
    <>
      <div role="status" className="text-center">
        <Heading level={2} size="title">
          {isAuthor ? 'Read all three aloud' : `${nameOf(players, table.turn)} presents`}
        </Heading>
        <p className="mt-1 text-lg text-muted lg:text-2xl">
          {isAuthor
            ? 'The same face for each. Only you see which is the lie.'
            : 'One of these is made up. Ask anything.'}
        </p>
      </div>
      <Statements table={table} lie={isAuthor ? (hand?.lie ?? null) : null} />
      {isAuthor && (
        <ActionBar>
          <Button size="lg" disabled={isBusy} onClick={() => act({ type: 'done' })}>
            Let them vote
          </Button>
          <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
            Rather not, after all
          </Button>
        </ActionBar>
      )}
    </>
  )
}
