import type { PlayerId, PlayerView } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { said } from '../../../ui/announcer/announcer.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Heading } from '../../../ui/layout/heading.tsx'
import { Later } from '../../../ui/layout/later.tsx'
import { cx } from '../../../ui/look/cx.ts'
import { Unbroken } from '../../../ui/look/unbroken.tsx'
import { OwnResult } from '../../attempt/own-result.tsx'
import { nameOf } from '../../screen.ts'
import type { Finger } from '../finger-words.ts'
import type { PointView } from '../interlude-props.ts'
import { ownFinger } from '../own-words.ts'
import { PaidWords } from '../paid-words.tsx'

interface Seen {
  readonly view: PointView
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
}

interface FingersHeadProps {
  /** A payout is larger than any line before it, and its room is kept. */
  readonly isPaid: boolean
  readonly isWatched: boolean
  readonly line: string
  readonly children: ReactNode
}

export function FingersHead({ isPaid, isWatched, line, children }: FingersHeadProps) {
  return (
    <div
      ref={said}
      className={cx(
        'grid min-h-24 content-center text-center',
        isPaid && 'min-h-[calc(6rem+var(--spare)*0.5)] laptop:min-h-36',
      )}
    >
      <Heading level={2} size="title" className={cx(isWatched && 'max-sm:text-2xl')}>
        {line}
      </Heading>
      {children}
    </div>
  )
}

interface FingersProps extends Seen {
  /** The fingers so far. */
  readonly out: readonly Finger[]
  readonly isAll: boolean
}

/** In a hand: each person with the faces that point at them. */
export function Fingers({ view, out, isAll, me, players }: FingersProps) {
  return (
    <ul aria-label="Fingers" className="grid grid-cols-2 gap-2 pb-4 ghost:pb-1 sm:gap-x-5">
      {view.targets.map((id) => (
        <Target
          key={id}
          id={id}
          name={id === me ? 'You' : nameOf(players, id)}
          pointers={out.filter(([, at]) => at === id).map(([by]) => by)}
          isHit={isAll && view.most.includes(id)}
          players={players}
        />
      ))}
    </ul>
  )
}

interface TargetProps extends Pick<FingersProps, 'players'> {
  readonly id: string
  readonly name: string
  readonly pointers: readonly string[]
  readonly isHit: boolean
}

function Target({ id, name, pointers, isHit, players }: TargetProps) {
  return (
    <li
      className={cx(
        'flex min-h-18 min-w-0 items-center gap-2.5 rounded-card border-3 p-2 transition-[opacity,scale] duration-300 laptop:min-h-28 laptop:gap-4 laptop:px-4',
        isHit ? 'scale-[1.03] border-mark bg-accent-tint' : 'border-leaf-800 bg-leaf-900',
        pointers.length === 0 && 'opacity-55',
      )}
    >
      <span className="size-12 shrink-0 laptop:size-20">
        <Later>
          <Avatar seed={id} size="100%" />
        </Later>
      </span>
      <div className="min-w-0">
        <p className="font-display text-lg leading-tight font-bold laptop:text-2xl">
          <Unbroken>{name}</Unbroken>
        </p>
        <ul aria-label={`Point at ${name}`} className="flex flex-wrap items-center gap-0.5 empty:hidden">
          {pointers.map((by) => (
            <li key={by} data-traveler={by} className="animate-pop">
              <Avatar seed={by} size="1.75rem" label={nameOf(players, by)} className="laptop:size-10" />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** This seat's result, or everyone's. */
export function FingersPaid(props: Seen) {
  const { view, me } = props
  const own = me === null ? null : ownFinger(view, me)
  if (me !== null && own !== null) return <OwnResult me={me} gain={view.gains[me] ?? 0} words={own} />
  return (
    <p className="animate-rise text-lg text-balance text-muted">
      <PaidWords {...props} />
    </p>
  )
}
