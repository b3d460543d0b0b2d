import { HeroGap } from '../../show/people/hero-gap.tsx'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { FootedButton } from '../../ui/button/footed-button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf } from '../screen.ts'
import type { PartProps } from './part.ts'

/** The faces of more than so many take the room of what is said above the buttons of a small phone. */
const MANY = 5

/** Whoever has says that they want to be asked; the others choose whom to hear. */
export function WhoTells(props: PartProps) {
  const { table, hand, me, players } = props
  if (me === null || hand === null || !table.asked.includes(me)) {
    if (table.asking.length === 0) return null
    return (
      <p
        role="status"
        className="animate-rise text-center font-display text-lg font-bold text-balance short:text-base short:leading-tight"
      >
        {namesOf(table.asking, { me, players })} {table.asking.length === 1 ? 'has' : 'have'} a story to tell.
      </p>
    )
  }
  const note = noteOf(props)
  const others = table.asking.filter((id) => id !== me)
  return (
    <>
      <HeroGap />
      <ActionBar note={note && <span className={cx(table.asked.length > MANY && 'short:hidden')}>{note}</span>}>
        <div
          className={cx(
            'grid gap-3 short:gap-2',
            hand.canAsk && others.length === 1 && !hand.isAsking && 'grid-cols-2',
            hand.canAsk && others.length === 2 && !hand.isAsking && 'short:grid-cols-[2fr_3fr]',
          )}
        >
          {hand.canAsk && <AskMe {...props} />}
          {others.length > 0 && !hand.isAsking && <Tellers {...props} ids={others} />}
        </div>
      </ActionBar>
    </>
  )
}

function noteOf({ table, hand, me }: PartProps): string | null {
  if (hand?.isResting) return 'You told one a moment ago. Let somebody else have the floor.'
  if (hand?.isAsking) return 'You’re on the list. The table chooses.'
  if (hand?.wanted) return 'Noted. You may still change your mind.'
  if (table.asking.some((id) => id !== me)) return 'Whose story? Tap to hear it.'
  if (hand?.canAsk) return table.mode === 'open' ? null : 'Incognito: only if you want to own up.'
  return table.reveal?.mode === 'open' && table.reveal.count === 0 ? null : 'Who tells it? Nobody has offered yet.'
}

function AskMe({ table, hand, act, isBusy }: PartProps) {
  const isAsking = hand?.isAsking ?? false
  const words = table.mode === 'open' ? 'Ask me' : 'Own up and tell it'
  return (
    <FootedButton
      size="lg"
      className="py-1! short:min-h-13"
      foot={isAsking || table.mode !== 'open' ? null : '+100 for a story'}
      kind={isAsking ? 'ghost' : 'primary'}
      disabled={isBusy}
      onClick={() => act({ type: 'ask', isWilling: !isAsking })}
    >
      {isAsking ? 'Rather not, after all' : words}
    </FootedButton>
  )
}

function Tellers({ ids, hand, players, act, isBusy }: PartProps & { readonly ids: readonly string[] }) {
  return (
    <div className={cx('grid gap-2', ids.length > 2 ? 'grid-cols-3' : ids.length === 2 && 'grid-cols-2')}>
      {ids.map((id) => {
        const isChosen = hand?.wanted === id
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            disabled={isBusy || isChosen}
            onClick={() => act({ type: 'hear', teller: id })}
            className={cx(
              'lip flex min-h-16 short:min-h-13 min-w-0 items-center justify-center gap-2 rounded-control border-3 px-2 py-1 font-semibold short:py-0.5',
              ids.length > 2 && 'max-sm:flex-col max-sm:gap-0 max-sm:text-sm',
              ids.length === 2 && 'short:flex-col short:gap-0 short:text-sm',
              isChosen ? CHOSEN : 'tappable',
            )}
          >
            <Avatar seed={id} size="2.5rem" />
            <Unbroken className="leading-tight">{nameOf(players, id)}</Unbroken>
          </button>
        )
      })}
    </div>
  )
}
