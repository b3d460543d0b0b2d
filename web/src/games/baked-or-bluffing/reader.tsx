import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import type { ScreenProps } from '../screen.ts'

/** The reader's own phone: first the secret choice, then the statement to read out with a straight face. */
export function Reader(props: ScreenProps<View, Hand>) {
  return props.table.phase === 'read' ? <Choose {...props} /> : <Defend {...props} />
}

function Choose({ hand, act, isBusy }: ScreenProps<View, Hand>) {
  const card = hand?.card
  if (!card) return null
  const read = (as: 'straight' | 'bent') => () => act({ type: 'read', card: card.id, as })
  return (
    <>
      <p className="text-center text-lg text-balance short:text-base lg:text-2xl" role="status">
        Only you see this. Pick one.
      </p>
      <div className="grid grow auto-rows-fr gap-4 short:gap-3 lg:grid-cols-2 flat:gap-2">
        <Version title="Straight" version={card.straight} isOff={isBusy} onTap={read('straight')} />
        <Version title="Bend it" version={card.bent} isOff={isBusy} onTap={read('bent')} />
      </div>
      <p className="text-muted short:text-sm lg:text-lg">Why: {card.why}</p>
      {card.canSwap && (
        <ActionBar>
          <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'swap' })}>
            Nope, another one
          </Button>
        </ActionBar>
      )}
    </>
  )
}

interface VersionProps {
  readonly title: string
  readonly version: { readonly text: string; readonly isTrue: boolean }
  readonly isOff: boolean
  readonly onTap: () => void
}

function Version({ title, version, isOff, onTap }: VersionProps) {
  const id = useId()
  return (
    <button
      type="button"
      disabled={isOff}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-truth ${id}-text`}
      onClick={onTap}
      className="paper lip flex min-h-24 animate-pop flex-col gap-2 rounded-[2rem] border-4 border-ink px-5 py-4 text-left [--lip:var(--accent)] short:py-3 flat:gap-0 flat:py-2 disabled:opacity-60"
    >
      <span className="flex w-full items-center justify-between gap-2">
        <span
          id={`${id}-title`}
          className="rounded-full bg-ink px-3.5 py-0.5 whitespace-nowrap font-display font-bold text-accent"
        >
          {title}
        </span>
        <Badge tone={version.isTrue ? 'sky' : 'amber'}>
          <span id={`${id}-truth`}>{version.isTrue ? 'True' : 'False'}</span>
        </Badge>
      </span>
      <span
        id={`${id}-text`}
        className="my-auto font-display text-xl leading-tight font-extrabold text-balance short:text-lg sm:text-2xl lg:text-3xl flat:text-lg"
      >
        {version.text}
      </span>
    </button>
  )
}

function Defend({ table, act, isBusy }: ScreenProps<View, Hand>) {
  return (
    <>
      <PromptCard
        className="grow"
        kicker="Read it out"
        foot="Straight face. Answer their questions as if it were gospel."
      >
        {table.statement}
      </PromptCard>
      {table.phase === 'argue' ? (
        <ActionBar>
          <Button size="lg" disabled={isBusy} onClick={() => act({ type: 'done' })}>
            Let them vote
          </Button>
        </ActionBar>
      ) : (
        <p role="status" className="pb-2 text-center text-lg text-muted lg:text-2xl">
          {table.voted.length} of {table.voters.length} have voted. Do not blink.
        </p>
      )}
    </>
  )
}
