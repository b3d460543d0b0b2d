import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Whole } from '../../show/people/whole.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Prize } from '../attempt/prize.tsx'
import { Who } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Board } from './board.tsx'

type ReadyProps = ScreenProps<View, Hand>

/** The board is on every screen; whoever acts gets up, and everybody else looks at them. */
export function Ready(props: ReadyProps) {
  const { table, hand, me } = props
  if (me !== null && me === table.turn && hand) return <Actor {...props} hand={hand} me={me} />
  return <Audience {...props} />
}

function Actor({ hand, me, table, settings, act, isBusy }: ReadyProps & { readonly hand: Hand; readonly me: string }) {
  return (
    <>
      <div className="flex items-center gap-3 px-1 max-sm:grow max-sm:justify-center">
        <span
          aria-hidden="true"
          className="relative h-[min(7.5rem,14dvh)] w-[min(5rem,9.5dvh)] shrink-0 animate-pop sm:hidden"
        >
          <Whole id={me} mood="glad" />
        </span>
        <div>
          <Heading level={2} className="font-extrabold max-sm:text-[2rem] max-sm:leading-none short:text-2xl">
            You’re on. Get up!
          </Heading>
          <p className="mt-1 text-pretty max-sm:leading-tight max-sm:font-semibold short:text-sm sm:text-muted lg:text-xl">
            One of these will be marked. Act it out, no words.{settings.distance === 'apart' && ' Camera on.'}
            {table.isDouble && ' It counts double.'}
          </p>
        </div>
      </div>
      <Board scenes={hand.board} lookOf={() => 'closed'} onChoose={null} />
      <ActionBar>
        <Button size="lg" disabled={isBusy} onClick={() => act({ type: 'start' })}>
          I’m ready
        </Button>
        <div className="grid grid-flow-col gap-2">
          {hand.canSwap && (
            <Button
              kind="secondary"
              className="px-2 short:text-[0.9375rem]"
              disabled={isBusy}
              onClick={() => act({ type: 'swap' })}
            >
              Deal me another board
            </Button>
          )}
          <Button
            kind={hand.canSwap ? 'secondary' : 'ghost'}
            className="px-2 short:text-[0.9375rem]"
            disabled={isBusy}
            onClick={() => act({ type: 'pass' })}
          >
            Not this time
          </Button>
        </div>
      </ActionBar>
    </>
  )
}

function Audience({ table, hand, me, players, settings }: ReadyProps) {
  const isBot = players.some((player) => player.id === table.turn && player.isBot)
  const ids = table.turn === null ? [] : [table.turn]
  return (
    <>
      <Who ids={ids} me={me} players={players}>
        {isBot ? 'is up next and has no body. Guess anyway.' : `is up next. Eyes on ${nameOf(players, table.turn)}.`}
        {settings.distance === 'apart' && ' Cameras on!'}
      </Who>
      <Board scenes={hand?.board ?? table.board} lookOf={() => 'closed'} onChoose={null} />
      <p className="text-center">
        <Prize>{`One is coming. First to see it: +${table.isDouble ? 400 : 200}`}</Prize>
      </p>
    </>
  )
}
