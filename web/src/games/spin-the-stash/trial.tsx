import type { Hand, View } from '@highjinks/games/spin-the-stash'
import { Gavel, HeartHandshake } from 'lucide-react'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { TaskCard } from '../attempt/task-card.tsx'
import { VerdictButton } from '../attempt/verdict-button.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

interface TrialProps extends Pick<ScreenProps<View, Hand>, 'me' | 'players' | 'act' | 'isBusy'> {
  readonly charge: View['charges'][number]
}

/** Did they break the rule? Asked after the verdict, one after the other. */
export function Trial({ charge, players, act, isBusy }: TrialProps) {
  const find = (isGuilty: boolean) => act({ type: 'find', charge: charge.id, isGuilty })
  return (
    <>
      <TaskCard kicker="House Rule">{charge.rule}</TaskCard>
      <ActionBar note="Secret. Half and half is innocent.">
        <fieldset disabled={isBusy} className="min-w-0">
          <legend className="mb-2 w-full text-center font-display text-2xl leading-tight font-bold text-balance short:mb-1 short:text-xl">
            Did {nameOf(players, charge.culprit)} break it?
          </legend>
          <div className="grid grid-cols-2 gap-2.5">
            <VerdictButton tone="coral" isChosen={false} isLocked={false} onClick={() => find(true)}>
              <Gavel aria-hidden="true" className="size-7 short:size-6" />
              Guilty
            </VerdictButton>
            <VerdictButton tone="teal" isChosen={false} isLocked={false} onClick={() => find(false)}>
              <HeartHandshake aria-hidden="true" className="size-7 short:size-6" />
              Innocent
            </VerdictButton>
          </div>
        </fieldset>
      </ActionBar>
    </>
  )
}

/** The next one that this seat has to decide. */
export function nextTrial(table: View, hand: Hand | null, me: string | null) {
  if (me === null || hand === null) return undefined
  return table.charges.find(({ id, isOpen, jury }) => isOpen && jury.includes(me) && hand.found[id] === undefined)
}
