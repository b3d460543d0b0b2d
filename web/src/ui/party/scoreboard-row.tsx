import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { cx } from '../look/cx.ts'
import { Unbroken } from '../look/unbroken.tsx'
import { Badge } from '../status/badge.tsx'
import { medalLook } from './medal.ts'
import { points, signed } from './points.ts'

export interface ScoreboardRowProps {
  readonly place: number
  readonly seed: string
  readonly name: string
  readonly score: number
  /** This round's points, shown with their sign. */
  readonly delta?: number
  readonly you?: boolean
  /** A quieter second line. */
  readonly detail?: ReactNode
}

/** A list item: put it in an `ol`. */
export function ScoreboardRow({ place, seed, name, score, delta, you = false, detail }: ScoreboardRowProps) {
  return (
    <li
      className={cx(
        'flex min-h-16 items-center gap-3 rounded-card py-2 pr-4 pl-3',
        you ? 'bg-leaf-800 ring-2 ring-words ring-inset' : 'bg-leaf-900',
      )}
    >
      <span
        className={cx(
          'grid size-9 shrink-0 place-items-center rounded-full font-display font-extrabold tabular',
          medalLook(place),
        )}
      >
        <span className="sr-only">Place </span>
        {place}
      </span>
      <Avatar seed={seed} size={44} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-display text-lg leading-tight font-bold">
          <Unbroken>{name}</Unbroken>
          {you && <Badge>You</Badge>}
        </p>
        {detail && <p className="truncate text-sm text-muted">{detail}</p>}
      </div>
      <div className="text-right">
        <p className="font-display text-xl leading-tight font-extrabold tabular">{points(score)}</p>
        {delta !== undefined && delta !== 0 && (
          <p className={cx('animate-rise text-sm font-semibold tabular', delta > 0 ? 'text-good' : 'text-bad')}>
            {signed(delta)}
          </p>
        )}
      </div>
    </li>
  )
}
