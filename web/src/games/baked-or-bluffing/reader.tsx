import type { Hand, View } from '@highjinks/games/baked-or-bluffing'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PromptCard } from '../../ui/prompt-card.tsx'
import type { ScreenProps } from '../screen.ts'

/** The reader's own phone: first the secret choice, then the statement to read out with a straight face. */
export function Reader(props: ScreenProps<View, Hand>) {
  return props.table.phase === 'read' ? <Choose {...props} /> : <Defend {...props} />
}

function Choose({ hand, act, isBusy }: ScreenProps<View, Hand>) {
  const card = hand?.card
  if (!card) return null
  return (
    <>
      <p className="text-center text-muted">Only you see this. Keep the phone close.</p>
      <div className="grid gap-3 lg:grid-cols-2">
        <Version title="Read it straight" text={card.straight.text} isTrue={card.straight.isTrue} />
        <Version title="Bend it" text={card.bent.text} isTrue={card.bent.isTrue} />
      </div>
      <Card kind="raised">
        <p className="text-muted">Why: {card.why}</p>
      </Card>
      <ActionBar note="They will vote whether it is true.">
        <div className="grid grid-cols-2 gap-3">
          <Button size="lg" disabled={isBusy} onClick={() => act({ type: 'read', as: 'straight' })}>
            Straight
          </Button>
          <Button size="lg" disabled={isBusy} onClick={() => act({ type: 'read', as: 'bent' })}>
            Bend it
          </Button>
        </div>
        {card.canSwap && (
          <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'swap' })}>
            Nope, another one
          </Button>
        )}
      </ActionBar>
    </>
  )
}

function Version({ title, text, isTrue }: { readonly title: string; readonly text: string; readonly isTrue: boolean }) {
  return (
    <Card>
      <p className="mb-2 flex items-center justify-between gap-2 font-semibold text-muted">
        {title}
        <Badge tone={isTrue ? 'sky' : 'amber'}>{isTrue ? 'True' : 'False'}</Badge>
      </p>
      <p className="font-display text-xl font-bold text-balance">{text}</p>
    </Card>
  )
}

function Defend({ table, act, isBusy }: ScreenProps<View, Hand>) {
  return (
    <>
      <PromptCard kicker="Read it out" foot="Straight face. Answer their questions as if it were gospel.">
        {table.statement}
      </PromptCard>
      {table.phase === 'argue' ? (
        <ActionBar>
          <Button size="lg" disabled={isBusy} onClick={() => act({ type: 'done' })}>
            Let them vote
          </Button>
        </ActionBar>
      ) : (
        <ActionBar note={`${table.voted.length} of ${table.voters.length} have voted. Do not blink.`}>{null}</ActionBar>
      )}
    </>
  )
}
