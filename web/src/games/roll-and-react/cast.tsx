import type { Hand, View } from '@highjinks/games/roll-and-react'
import { Whole } from '../../show/people/whole.tsx'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { castPose } from './cast-pose.ts'
import { actedBy } from './theme.ts'

interface CastProps extends Pick<ScreenProps<View, Hand>, 'table' | 'players'> {
  /** Nobody plays on this screen: there is room for them. */
  readonly isWatched: boolean
}

/** Fewer than these stand as far apart as if they were as many. */
const FEWEST = 3
/** More of them stand in two rows. */
const ROW = 5

/** For those who look on: everybody who acted, as they acted, and what it was about. */
export function Cast({ table, players, isWatched }: CastProps) {
  const { candidates, boards } = table
  const here = useBeats()('walk')
  const rows = candidates.length > ROW ? 2 : 1
  const share = Math.max(FEWEST, Math.ceil(candidates.length / rows))
  return (
    <ul
      aria-label="Who acted"
      className={cx(
        'my-auto flex-wrap items-start justify-center gap-y-[1vh]',
        isWatched ? 'flex short:hidden haunted:hidden flat:hidden' : 'hidden',
      )}
    >
      {candidates.map((id, i) => (
        <li
          key={id}
          className={cx(
            'grid min-w-0 grid-cols-1 justify-items-center w-(--share) px-[0.4vw] text-center max-sm:w-1/3',
            i < here ? 'animate-drop' : 'invisible',
          )}
          style={{ '--share': `${Math.floor(100 / share)}%` }}
        >
          <span
            aria-hidden="true"
            className="relative aspect-[7/11] h-(--tall) max-w-full max-sm:h-30 laptop:h-44"
            style={{ '--tall': `min(${rows > 1 ? 14 : 36}vh, ${88 / share}vw)` }}
          >
            {i < here && <Whole id={id} pose={castPose(candidates, id)} />}
          </span>
          <Unbroken className="font-display text-2xl leading-tight font-bold max-sm:text-lg laptop:text-xl">
            {nameOf(players, id)}
          </Unbroken>
          <span className="text-2xl leading-tight font-semibold text-balance text-muted max-sm:text-base laptop:text-lg">
            {actedBy(boards[id])}
          </span>
        </li>
      ))}
    </ul>
  )
}
