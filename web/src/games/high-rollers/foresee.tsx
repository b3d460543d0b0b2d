import type { Hand, View } from '@highjinks/games/high-rollers'
import { HeroGap } from '../../show/people/hero-gap.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { Prize } from '../attempt/prize.tsx'
import { VerdictButton } from '../attempt/verdict-button.tsx'
import { JUDGEMENTS } from '../attempt/verdict-looks.ts'
import { nameOf, type ScreenProps } from '../screen.ts'

type ForeseeProps = Omit<ScreenProps<View, Hand>, 'settings'>

/** Whoever is judged says meanwhile what the others will make of it. */
export function Foresee({ table, hand, me, players, act, isBusy }: ForeseeProps) {
  const rivals = table.attempt?.contenders ?? []
  const options =
    rivals.length > 1
      ? rivals.map((id) => ({
          value: id,
          words: id === me ? 'Me' : nameOf(players, id),
          tone: 'plain' as const,
          icon: undefined,
        }))
      : JUDGEMENTS.map(({ verdict, words, tone, icon }) => ({ value: verdict, words, tone, icon }))
  const chosen = hand?.foresees ?? null
  return (
    <>
      <HeroGap />
      <ActionBar note={<Prize>{`${table.isDouble ? '+100' : '+50'} if right`}</Prize>}>
        <fieldset disabled={isBusy} className="min-w-0">
          <legend className="mb-2 w-full text-center font-display text-2xl font-bold text-balance short:mb-1 short:text-xl">
            {rivals.length > 1 ? 'Who will they crown?' : 'What will they say?'}
          </legend>
          <div className="grid grid-cols-2 gap-2.5">
            {options.map(({ value, words, tone, icon }) => (
              <VerdictButton
                key={value}
                {...{ tone, icon }}
                isChosen={chosen === value}
                isLocked={false}
                chosenWord="Your guess"
                onClick={() => act({ type: 'foresee', what: value })}
              >
                <Unbroken className="leading-tight">{words}</Unbroken>
              </VerdictButton>
            ))}
          </div>
        </fieldset>
      </ActionBar>
    </>
  )
}
