import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Option } from './option.tsx'

type Props = ScreenProps<View, Hand>

/** One acts; the others have four scenes and one guess. */
export function Act(props: Props) {
  const { table, me } = props
  return me !== null && me === table.turn ? <Actor {...props} /> : <Audience {...props} />
}

function Actor({ table, hand, act, isBusy }: Props) {
  const answer = hand?.answer ?? null
  return (
    <>
      <PromptCard className="grow" kicker="Act it out" foot="Noises are fine. Words are cheating.">
        {answer === null ? 'Your scene is on its way.' : table.options[answer]}
      </PromptCard>
      <ActionBar note={<Locked table={table} />}>
        <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
          Stop here, costs nothing
        </Button>
      </ActionBar>
    </>
  )
}

function Audience({ table, hand, me, players, act, isBusy }: Props) {
  const actor = nameOf(players, table.turn)
  const mayGuess = me !== null && table.audience.includes(me) && hand !== null
  const guess = hand?.guess ?? null
  const place = me === null ? -1 : table.locked.indexOf(me)
  return (
    <>
      <Heading level={2} size={me === null ? 'title' : 'section'} className="text-center">
        {actor} is acting. What is it?
      </Heading>
      <ul className="mt-auto grid gap-3 short:gap-2 flat:grid-cols-2 flat:gap-2">
        {table.options.map((text, option) => (
          <li key={text}>
            <Option
              option={option}
              text={text}
              state={guess === option ? 'chosen' : guess === null ? 'open' : 'left'}
              onChoose={mayGuess ? () => act({ type: 'guess', option }) : null}
              isDisabled={guess !== null || isBusy}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="pb-2 text-center text-lg text-muted lg:text-2xl">
        {guess !== null ? (
          <>
            Locked in{place >= 0 && ` ${ORDER[place] ?? 'late'}`}. <Locked table={table} />
          </>
        ) : mayGuess ? (
          'One guess. The sooner you are right, the more it pays.'
        ) : (
          <Locked table={table} />
        )}
      </p>
    </>
  )
}

const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

function Locked({ table }: { readonly table: View }) {
  return (
    <>
      {table.locked.length} of {table.audience.length} have locked a guess.
    </>
  )
}
