import type { Hand, View } from '@highjinks/games/puff-puff-pass-truths'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

/** Whoever is done writing bets on the best liar, and may think again until the last line is in. */
export function BestLiar({ hand, players, act, isBusy }: ScreenProps<View, Hand>) {
  if (!hand || hand.callable.length === 0) return null
  const { callable, call } = hand
  return (
    <section className="grid gap-3">
      <div className="text-center">
        <Heading level={3} size="section">
          Who will fool the most people?
        </Heading>
        <p role="status" className="text-muted">
          {call === null
            ? '+50 at the end of the round if you’re right. No one sees it before then.'
            : `${nameOf(players, call)} it is. You can switch until the last line is in.`}
        </p>
      </div>
      <div className={cx('grid gap-2', callable.length > 4 ? 'grid-cols-3' : 'grid-cols-2')}>
        {callable.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={call === id}
            disabled={isBusy}
            onClick={() => act({ type: 'call', whom: id })}
            className={cx(
              'lip flex min-h-14 min-w-0 flex-col items-center gap-1 rounded-2xl border-3 p-2 font-semibold',
              call === id ? CHOSEN : 'tappable',
            )}
          >
            <Avatar seed={id} size="2.75rem" />
            <Unbroken className="w-full text-center leading-tight">{nameOf(players, id)}</Unbroken>
          </button>
        ))}
      </div>
    </section>
  )
}
