import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { Prize } from '../attempt/prize.tsx'
import type { PartProps } from './part.ts'

/** Whose own statement it is; its author taps too, or everybody would know. */
export function Whose({ table, hand, me, players, act, isBusy }: PartProps) {
  const others = players.filter(({ id, isBot }) => id !== me && !isBot && table.asked.includes(id))
  return (
    <ActionBar note={hand?.isMine ? 'It’s yours. Keep a straight face and tap anyone.' : <Prize>+200 if right</Prize>}>
      <h2 className="text-center font-display text-2xl font-bold short:text-xl">Who wrote this?</h2>
      <div className={cx('grid gap-2', others.length > 4 ? 'grid-cols-4' : 'grid-cols-3')}>
        {others.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            disabled={isBusy}
            onClick={() => act({ type: 'whose', author: id })}
            className="lip tappable flex min-h-22 min-w-0 flex-col items-center justify-center gap-1 rounded-control border-3 px-1 py-2 font-semibold short:py-1"
          >
            <Avatar seed={id} size="clamp(2.75rem, 12vw, 4rem)" />
            <Unbroken className="w-full text-center leading-tight">{name}</Unbroken>
          </button>
        ))}
      </div>
      <Button kind="ghost" disabled={isBusy} onClick={() => act({ type: 'whose', author: null })}>
        No idea
      </Button>
    </ActionBar>
  )
}
