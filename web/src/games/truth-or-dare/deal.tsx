import type { Hand, View } from '@highjinks/games/truth-or-dare'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'
import { Who } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { KIND_ACCENT, KIND_WORDS } from './card.tsx'

type Props = ScreenProps<View, Hand>

/** Two cards that only the player sees; one tap keeps one. */
export function Deal(props: Props) {
  const { table, hand, me } = props
  if (table.turn === me && hand && hand.cards.length > 0) return <Keep {...props} hand={hand} />
  return <Dealt {...props} />
}

function Keep({ table, hand, act, isBusy }: Props & { readonly hand: Hand }) {
  const kind = table.kind ?? 'truth'
  return (
    <>
      <p className="text-center text-lg text-balance short:text-base" role="status">
        {table.choice === 'surprise' && <strong>The coin says {KIND_WORDS[kind]}. </strong>}
        Tap the one you take. Only you see these.
      </p>
      <div className={`flex grow flex-col gap-4 short:gap-3 lg:grid lg:grid-cols-2 flat:gap-2 ${KIND_ACCENT[kind]}`}>
        {hand.cards.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            disabled={isBusy}
            onClick={() => act({ type: 'keep', card: id })}
            className="paper lip flex min-h-36 grow animate-pop flex-col justify-between gap-3 rounded-[2rem] border-4 border-ink p-5 text-left short:min-h-24 short:gap-1.5 short:p-4 flat:min-h-20 flat:flex-row flat:items-center flat:px-4 flat:py-2 [--lip:var(--accent)] disabled:opacity-60"
          >
            <span className="font-display text-xl leading-tight font-extrabold text-balance short:text-lg sm:text-2xl lg:text-3xl flat:text-base">
              {text}
            </span>
            <Badge tone="accent" className="shrink-0 self-start text-base short:text-sm flat:self-center">
              Take this {KIND_WORDS[kind].toLowerCase()}
            </Badge>
          </button>
        ))}
      </div>
      <ActionBar>
        <Button kind="ghost" disabled={isBusy || !hand.canSwap} onClick={() => act({ type: 'swap' })}>
          {hand.canSwap ? 'Nope, two others' : 'No more swaps'}
        </Button>
      </ActionBar>
    </>
  )
}

function Dealt({ table, me, players }: Props) {
  const kind = table.kind ?? 'truth'
  const word = KIND_WORDS[kind].toLowerCase()
  const ids = table.turn === null ? [] : [table.turn]
  return (
    <>
      <Who ids={ids} me={me} players={players}>
        {table.choice === 'surprise' ? `asked for a surprise. The coin says ${word}!` : `went for ${word}.`}
      </Who>
      <PromptCardBack
        label={`${nameOf(players, table.turn)} picks one of two`}
        className={`${KIND_ACCENT[kind]} grow`}
      />
    </>
  )
}
