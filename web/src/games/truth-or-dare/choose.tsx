import type { Hand, View } from '@highjinks/games/truth-or-dare'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Calls } from '../attempt/calls.tsx'
import { Covered } from '../attempt/covered.tsx'
import { Thing } from '../attempt/thing.tsx'
import { TONES } from '../attempt/verdict-button.tsx'
import { WhoseMoment } from '../attempt/who.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { CHOICE_WORDS } from './card.tsx'
import { CHOICE_THINGS } from './choice-things.tsx'
import { CHOICES } from './choices.ts'
import { Opening } from './opening.tsx'

type ChooseProps = ScreenProps<View, Hand>

const CALLS = CHOICES.map(({ choice, hint, tone }) => ({
  value: choice,
  label: CHOICE_WORDS[choice],
  drawing: CHOICE_THINGS[choice],
  hint,
  tone,
}))

/** Whose turn it is chooses in secret, and the others call it. */
export function Choose(props: ChooseProps) {
  const { table, hand, me } = props
  if (me !== null && hand && table.turn === me) return <OwnChoice {...props} hand={hand} />
  return <Calling {...props} />
}

function OwnChoice({ table, hand, act, isBusy }: ChooseProps & { readonly hand: Hand }) {
  const own = CHOICES.find(({ choice }) => choice === hand.choice)
  return (
    <div className="flex grow flex-col gap-3 pb-4 short:gap-2 short:pb-0">
      <Heading level={2} size="title" className="text-center">
        {own ? 'Locked in. Poker face.' : 'Truth or dare?'}
      </Heading>
      <p role="status" className="text-center text-balance text-muted lg:text-xl">
        {own
          ? 'They’re still guessing. The fewer people get it right, the more you earn.'
          : `${table.isDouble ? 'Last round: it all counts double. ' : ''}They’re guessing. Both pay the same.`}
      </p>
      {own ? <Chosen {...own} /> : <Choices isBusy={isBusy} onTake={(choice) => act({ type: 'choose', choice })} />}
    </div>
  )
}

interface ChoicesProps {
  readonly isBusy: boolean
  readonly onTake: (choice: (typeof CHOICES)[number]['choice']) => void
}

function Choices({ isBusy, onTake }: ChoicesProps) {
  return (
    <div className="flex grow flex-col gap-3 short:gap-2 flat:grid flat:grid-cols-3">
      {CHOICES.map(({ choice, label, hint, tone }) => (
        <button
          key={choice}
          type="button"
          disabled={isBusy}
          onClick={() => onTake(choice)}
          className={cx(
            'lip flex min-h-24 grow items-center justify-center gap-3 rounded-[2rem] border-4 border-ink p-4 text-left short:min-h-20 short:p-2 flat:flex-col flat:gap-1 flat:p-1 flat:text-center lg:gap-6',
            TONES[tone],
          )}
        >
          <Thing drawing={CHOICE_THINGS[choice]} className="size-22 short:size-16 flat:size-14 lg:size-24" />
          {/* As wide on each of them, or the drawings would not stand below one another. */}
          <span className="flex w-52 flex-col flat:w-full lg:w-96">
            <span className="font-display text-3xl leading-tight font-extrabold lg:text-5xl">{label}</span>
            <span className="text-lg leading-tight font-semibold lg:text-xl">{hint}</span>
          </span>
        </button>
      ))}
    </div>
  )
}

/** The others still guess it. */
function Chosen({ choice, label, tone }: (typeof CHOICES)[number]) {
  return (
    <Covered said="It’s face down." className="my-auto">
      <span
        className={cx('flex items-center justify-center gap-3 rounded-[2rem] border-4 border-ink p-2', TONES[tone])}
      >
        <Thing drawing={CHOICE_THINGS[choice]} className="size-20 short:size-14" />
        <span className="text-3xl leading-tight font-extrabold">{label}</span>
      </span>
    </Covered>
  )
}

function Calling({ table, hand, me, players, act, isBusy }: ChooseProps) {
  const name = nameOf(players, table.turn)
  const mayCall = me !== null && hand !== null && table.callers.includes(me)
  return (
    <>
      {hand === null ? (
        <Opening turn={table.turn} name={name} isDouble={table.isDouble} />
      ) : (
        <WhoseMoment id={table.turn} title={mayCall ? `${name} is up` : `Truth or dare, ${name}?`} isBare>
          <span className="short:hidden">
            {table.isDouble ? 'Last round: it all counts double. ' : ''}Chant: Dare! Dare! Dare!
          </span>
        </WhoseMoment>
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
