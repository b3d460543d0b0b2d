import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

type Props = ScreenProps<View, Hand>

/** The actor keeps one of two scenes; the others see the back of a card. */
export function Brief(props: Props) {
  const { table, hand, me, players } = props
  if (me !== null && me === table.turn && hand) return <Choose {...props} hand={hand} />
  return (
    <>
      <PromptCardBack label="Two scenes, one stage" />
      <div role="status" className="text-center">
        <Heading level={2} size="title">
          {nameOf(players, table.turn)} picks a scene
        </Heading>
        <p className="mt-2 text-lg text-muted lg:text-2xl">
          Four will be on your phone, and one is what you see.{table.isDouble && ' This one counts double.'}
        </p>
      </div>
    </>
  )
}

function Choose({ hand, table, act, isBusy }: Props & { readonly hand: Hand }) {
  return (
    <>
      <Heading level={2} className="text-center">
        You are on. Which one can you act?
      </Heading>
      <p className="text-center text-balance text-muted">
        Tap the one you keep.{table.isDouble && ' It counts double.'} Only you see this.
      </p>
      <div className="grid gap-4 short:gap-3 sm:grid-cols-2 flat:grid-cols-1">
        {hand.cards.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            disabled={isBusy}
            onClick={() => act({ type: 'keep', card: id })}
            className="paper lip min-h-28 animate-pop rounded-card border-4 border-accent p-5 text-left font-display text-2xl leading-tight short:min-h-24 short:p-4 short:text-xl sm:min-h-44 flat:min-h-18 flat:py-2 flat:text-xl font-extrabold text-balance [--lip:var(--color-orange)] hover:bg-[color-mix(in_oklab,var(--color-cream),white_40%)] disabled:opacity-70"
          >
            {text}
          </button>
        ))}
      </div>
      <ActionBar>
        <div className="flex justify-center gap-3 *:grow">
          {hand.canSwap && (
            <Button kind="secondary" className="px-2!" disabled={isBusy} onClick={() => act({ type: 'swap' })}>
              Nope, two others
            </Button>
          )}
          <Button kind="ghost" className="px-2!" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
            Not this time
          </Button>
        </div>
      </ActionBar>
    </>
  )
}
