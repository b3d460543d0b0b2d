import type { Hand, View } from '@highjinks/games/high-rollers'
import { Check } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { JUDGEMENTS } from '../attempt/verdict-button.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

type Props = Omit<ScreenProps<View, Hand>, 'settings'>

/** Whoever is judged says meanwhile what the others will make of it. */
export function Foresee({ table, hand, me, players, act, isBusy }: Props) {
  const rivals = table.attempt?.contenders ?? []
  const options =
    rivals.length > 1
      ? rivals.map((id) => ({ value: id, label: id === me ? 'Me' : nameOf(players, id) }))
      : JUDGEMENTS.map(({ verdict, words }) => ({ value: verdict, label: words }))
  const chosen = hand?.foresees ?? null
  return (
    <ActionBar note={`${table.isDouble ? '+100' : '+50'} if you know them.`}>
      <fieldset disabled={isBusy} className="min-w-0">
        <legend className="mb-2 w-full text-center font-display text-2xl font-bold text-balance short:mb-1 short:text-xl">
          {rivals.length > 1 ? 'Whom will they crown?' : 'What will they say?'}
        </legend>
        <div className="grid grid-cols-2 gap-2.5">
          {options.map(({ value, label }) => (
            <Button
              key={value}
              size="lg"
              kind="secondary"
              aria-pressed={chosen === value}
              onClick={() => act({ type: 'foresee', what: value })}
              className={cx('min-h-14 min-w-0 px-2! leading-tight', chosen === value && CHOSEN)}
            >
              {chosen === value && <Check aria-hidden="true" strokeWidth={3.5} className="size-5 shrink-0" />}
              <span className="line-clamp-2 min-w-0 wrap-break-word">{label}</span>
            </Button>
          ))}
        </div>
      </fieldset>
    </ActionBar>
  )
}
