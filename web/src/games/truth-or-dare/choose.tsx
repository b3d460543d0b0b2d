import type { Hand, View } from '@highjinks/games/truth-or-dare'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Calls } from '../attempt/calls.tsx'
import { Thing } from '../attempt/thing.tsx'
import { TONES } from '../attempt/verdict-button.tsx'
import { Spotlight } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { CHOICE_WORDS } from './card.tsx'
import { CHOICE_THINGS } from './choice-things.tsx'
import { CHOICES } from './choices.ts'
import { Opening } from './opening.tsx'

type Props = ScreenProps<View, Hand>

const CALLS = CHOICES.map(({ choice, hint, tone }) => ({
  value: choice,
  label: CHOICE_WORDS[choice],
  drawing: CHOICE_THINGS[choice],
  hint,
  tone,
}))

/** Whose turn it is chooses in secret, and the others call it. */
export function Choose(props: Props) {
  const { table, hand, me } = props
  if (me !== null && hand && table.turn === me) return <OwnChoice {...props} hand={hand} />
  return <Calling {...props} />
}

function OwnChoice({ table, hand, act, isBusy }: Props & { readonly hand: Hand }) {
  const isLocked = hand.choice !== null
  return (
    <div className="flex grow flex-col gap-3 pb-4 short:gap-2 short:pb-0">
      <Heading level={2} size="title" className="text-center">
        {isLocked ? 'Locked in. Poker face.' : 'Truth or dare?'}
      </Heading>
      <p role="status" className="text-center text-balance text-muted lg:text-xl">
        {isLocked
          ? 'They’re still guessing. The fewer get it, the more you get.'
          : `${table.isDouble ? 'Last round: it all counts double. ' : ''}They’re guessing. Both pay the same.`}
      </p>
      {CHOICES.map(({ choice, label, hint, tone }) => (
        <button
          key={choice}
          type="button"
          aria-pressed={hand.choice === choice}
          disabled={isBusy || isLocked}
          onClick={() => act({ type: 'choose', choice })}
          className={cx(
            'lip flex min-h-24 grow items-center justify-center gap-3 rounded-[2rem] border-4 border-ink p-4 text-left flat:min-h-16 flat:p-1 lg:gap-6',
            TONES[tone],
            // With the choice made there is something to throw below.
            isLocked ? 'short:min-h-15 short:p-0' : 'short:min-h-20 short:p-2',
            isLocked && (hand.choice === choice ? 'border-words!' : 'opacity-40'),
          )}
        >
          <Thing
            drawing={CHOICE_THINGS[choice]}
            className={cx('size-22 flat:size-12 lg:size-24', isLocked ? 'short:size-12' : 'short:size-16')}
          />
          {/* As wide on each of them, or the drawings would not stand below one another. */}
          <span className="flex w-52 flex-col lg:w-96">
            <span className="font-display text-3xl leading-tight font-extrabold lg:text-5xl">{label}</span>
            <span className="text-lg leading-tight font-semibold lg:text-xl">
              {hand.choice === choice ? 'Your choice' : hint}
            </span>
          </span>
        </button>
      ))}
    </div>
  )
}

function Calling({ table, hand, me, players, act, isBusy }: Props) {
  const name = nameOf(players, table.turn)
  const mayCall = me !== null && hand !== null && table.callers.includes(me)
  return (
    <>
      {hand === null ? (
        <Opening seats={table.seats} turn={table.turn} name={name} isDouble={table.isDouble} />
      ) : (
        <Spotlight id={table.turn} title={mayCall ? `${name} is up` : `Truth or dare, ${name}?`} isBare>
          <span className="short:hidden">
            {table.isDouble ? 'Last round: it all counts double. ' : ''}Chant: Dare! Dare! Dare!
          </span>
        </Spotlight>
      )}
      <Calls
        question={`Truth or dare, ${name}?`}
        options={CALLS}
        chosen={hand?.call ?? null}
        mayCall={mayCall}
        called={table.called}
        onCall={(call) => act({ type: 'call', call })}
        {...{ me, players, isBusy }}
      />
    </>
  )
}
