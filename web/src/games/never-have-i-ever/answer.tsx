import type { Hand, View } from '@highjinks/games/never-have-i-ever'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { ScreenProps } from '../screen.ts'
import { Statement } from './statement.tsx'

type Props = ScreenProps<View, Hand>
type Given = NonNullable<Hand['answer']>

const SAID: Readonly<Record<Given['side'], string>> = { have: 'I have', never: 'Never', skip: 'Skip' }

/** A guess and a side, in one tap; then locked until the number is up. */
export function Answer(props: Props) {
  const { table, hand, me } = props
  const isAsked = me !== null && table.asked.includes(me) && hand !== null
  return (
    <>
      <Statement table={table} shape={isAsked ? 'answering' : 'whole'} />
      {!isAsked ? (
        <Answered table={table} />
      ) : hand.answer ? (
        <Locked answer={hand.answer} table={table} />
      ) : (
        <Ask {...props} />
      )}
    </>
  )
}

function Ask({ table, act, isBusy }: Props) {
  const most = table.asked.length
  const [guess, setGuess] = useState(Math.round(most / 2))
  const answer = (side: Given['side']) => act({ type: 'answer', side, guess: table.isTooFew ? null : guess })
  return (
    <ActionBar note={table.mode === 'open' ? 'One tap locks both.' : 'One tap locks it. Nobody ever learns which.'}>
      {!table.isTooFew && (
        <Card className="py-3 short:px-4 short:py-1.5">
          <Stepper label={`How many of you ${most} have?`} value={guess} min={0} max={most} onChange={setGuess} />
        </Card>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button size="lg" className="min-h-20 text-2xl short:min-h-16" disabled={isBusy} onClick={() => answer('have')}>
          I have
        </Button>
        <Button
          size="lg"
          className="min-h-20 text-2xl short:min-h-16"
          disabled={isBusy}
          onClick={() => answer('never')}
        >
          Never
        </Button>
      </div>
      <Button kind="ghost" disabled={isBusy} onClick={() => answer('skip')}>
        Skip
      </Button>
    </ActionBar>
  )
}

function Locked({ answer, table }: { readonly answer: Given; readonly table: View }) {
  return (
    <ActionBar note={<Progress table={table} />}>
      <Card kind="tint" className="flex items-center justify-center gap-3 text-center" role="status">
        <Lock aria-hidden="true" className="size-6 shrink-0 text-accent" />
        <p className="font-display text-xl font-bold">
          Locked: {SAID[answer.side]}
          {answer.guess !== null && `, and you guess ${answer.guess}`}
        </p>
      </Card>
    </ActionBar>
  )
}

function Answered({ table }: { readonly table: View }) {
  return (
    <p className="text-center font-display text-2xl font-bold lg:text-4xl" role="status">
      <Progress table={table} />
    </p>
  )
}

function Progress({ table }: { readonly table: View }) {
  const { answered, asked } = table
  return (
    <>
      {answered.length} of {asked.length} have answered.
    </>
  )
}
