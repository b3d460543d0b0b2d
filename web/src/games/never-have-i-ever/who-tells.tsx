import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { FootedButton } from '../../ui/button/footed-button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf } from '../screen.ts'
import type { PartProps } from './part.ts'
import { tellsWords } from './reveal-words.ts'

/** The faces of more than so many take the room of what is said above the buttons of a small phone. */
const MANY = 5

/** Whoever has says that they want to be asked; of several the others choose; and where nobody does, one phone is asked. */
export function WhoTells(props: PartProps) {
  const { table, hand, me } = props
  const { phase } = table
  if (phase === 'reveal') return null
  if (me === null || hand === null || !table.asked.includes(me)) return <Told {...props} />
  if (phase === 'ask' && (hand.canAsk || hand.isAsking)) return <AskMe {...props} />
  if (hand.isNominated) return <Nominated {...props} />
  if (phase === 'choose' && table.choosers.includes(me)) return <Choose {...props} />
  return <Told {...props} />
}

const RESTING = 'You just told one. Give someone else the floor.'

/** For all who have nothing to tap. */
function Told(props: PartProps) {
  const { table, hand, me, players } = props
  const isResting = table.phase === 'ask' && hand?.isResting
  const words = isResting ? RESTING : tellsWords(table, { me, players })
  return (
    <p
      role="status"
      className="animate-rise text-center font-display text-lg font-bold text-balance short:text-base short:leading-tight"
    >
      {words}
    </p>
  )
}

/** In the first seconds: whoever taps stands in the light. */
function AskMe({ table, hand, act, isBusy }: PartProps) {
  const isAsking = hand?.isAsking ?? false
  const hasDeclined = hand?.hasDeclined ?? false
  const words = table.mode === 'open' ? 'Ask me' : 'Own up and tell it'
  const ask = (isWilling: boolean) => act({ type: 'ask', isWilling })
  const note = isAsking
    ? 'You’re up, unless someone else wants it more.'
    : hasDeclined
      ? 'Fine. The look on your face says enough.'
      : table.mode === 'open'
        ? null
        : 'Incognito: only if you want to own up.'
  return (
    <>
      <HeroGap />
      <ActionBar note={note && <span className={cx(table.asked.length > MANY && 'short:hidden')}>{note}</span>}>
        <div className="grid grid-cols-[3fr_2fr] gap-3 short:gap-2">
          <FootedButton
            size="lg"
            className="py-1 short:min-h-13"
            foot={isAsking || table.mode !== 'open' ? null : '+100 for a story'}
            kind={isAsking ? 'secondary' : 'primary'}
            disabled={isBusy || isAsking}
            onClick={() => ask(true)}
          >
            {words}
          </FootedButton>
          <Button kind="ghost" disabled={isBusy || hasDeclined} onClick={() => ask(false)}>
            I’d rather not
          </Button>
        </div>
      </ActionBar>
    </>
  )
}

/** Nobody else knows that this phone is asked. */
function Nominated({ act, isBusy }: PartProps) {
  return (
    <>
      <HeroGap />
      <ActionBar note="Psst. No one volunteered, so it’s you in three seconds. No one knows yet.">
        <Button size="lg" kind="secondary" disabled={isBusy} onClick={() => act({ type: 'pass' })}>
          Not me. Pass
        </Button>
      </ActionBar>
    </>
  )
}

function Choose({ table, hand, me, players, act, isBusy }: PartProps) {
  const ids = table.asking.filter((id) => id !== me)
  const left = table.choosers.length - table.chose.length
  const wanted = hand?.wanted ?? null
  return (
    <>
      <HeroGap />
      <ActionBar note={wanted === null ? 'Whose story? Tap to hear it.' : `Noted. ${left} to go.`}>
        <div className={cx('grid gap-2', ids.length > 2 ? 'grid-cols-3' : ids.length === 2 && 'grid-cols-2')}>
          {ids.map((id) => {
            const isChosen = wanted === id
            return (
              <button
                key={id}
                type="button"
                aria-pressed={isChosen}
                disabled={isBusy || wanted !== null}
                onClick={() => act({ type: 'hear', teller: id })}
                className={cx(
                  'lip flex min-h-16 short:min-h-13 min-w-0 items-center justify-center gap-2 rounded-control border-3 px-2 py-1 font-semibold short:py-0.5',
                  ids.length > 2 && 'max-sm:flex-col max-sm:gap-0 max-sm:text-sm',
                  ids.length === 2 && 'short:gap-1.5 short:text-sm',
                  isChosen ? CHOSEN : wanted === null ? 'tappable' : 'opacity-50',
                )}
              >
                <Avatar seed={id} size="2.5rem" />
                <Unbroken className="leading-tight">{nameOf(players, id)}</Unbroken>
              </button>
            )
          })}
        </div>
      </ActionBar>
    </>
  )
}
