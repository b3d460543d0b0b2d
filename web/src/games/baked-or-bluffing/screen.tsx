import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { Button } from '../../ui/button/button.tsx'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { PromptCard } from '../../ui/toys/prompt-card.tsx'
import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { Reader } from './reader.tsx'
import { Reveal } from './reveal.tsx'

type Props = ScreenProps<View, Hand>

export function Screen(props: Props) {
  const { table, me } = props
  if (table.phase === 'reveal' && table.reveal) return <Reveal {...props} reveal={table.reveal} />
  if (table.turn === me && me !== null) return <Reader {...props} />
  return <Listener {...props} />
}

function Listener({ table, hand, me, players, act, isBusy }: Props) {
  const reader = nameOf(players, table.turn)
  const mayVote = table.phase === 'vote' && me !== null && table.voters.includes(me)
  return (
    <>
      {table.statement === null ? (
        <PromptCardBack className="grow" label={`${reader} is looking at a fact and fixing their face`} />
      ) : (
        <PromptCard
          className="grow"
          kicker={`${reader} says`}
          foot={table.phase === 'argue' ? 'Ask anything. Vote in a moment.' : null}
        >
          {table.statement}
        </PromptCard>
      )}
      {mayVote && hand && (
        <ActionBar note={hand.vote ? 'Locked in. Waiting for the others.' : 'True, or completely baked?'}>
          <div className="grid grid-cols-2 gap-3">
            <Vote kind="legit" label="Legit" hint="It is true" {...{ hand, act, isBusy }} />
            <Vote kind="baked" label="Baked" hint="It is false" {...{ hand, act, isBusy }} />
          </div>
        </ActionBar>
      )}
    </>
  )
}

interface VoteProps extends Pick<Props, 'act' | 'isBusy'> {
  readonly kind: 'legit' | 'baked'
  readonly label: string
  readonly hint: string
  readonly hand: Hand
}

function Vote({ kind, label, hint, hand, act, isBusy }: VoteProps) {
  const chosen = hand.vote === kind
  return (
    <Button
      size="lg"
      kind={hand.vote === null ? 'primary' : 'secondary'}
      className={cx('min-h-18', chosen && CHOSEN)}
      disabled={hand.vote !== null || isBusy}
      aria-pressed={chosen}
      onClick={() => act({ type: 'vote', vote: kind })}
    >
      <span className="flex flex-col leading-tight">
        <span>{label}</span>
        <span className="text-sm font-medium">{chosen ? 'Your vote' : hint}</span>
      </span>
    </Button>
  )
}
