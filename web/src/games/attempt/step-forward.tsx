import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'

interface StepForwardProps extends Pick<ScreenProps<unknown, unknown>, 'players'> {
  readonly label: string
  readonly ids: readonly string[]
  /** Spectators' own screens have room for them too, not only the TV. */
  readonly isWatched?: boolean
}

/** Fewer people are spaced as if there were this many. */
const FEWEST = 3
/** The most per row. */
const ROW = 6

/** For onlookers: the candidates, stepping forward one by one. */
export function StepForward({ label, ids, players, isWatched = false }: StepForwardProps) {
  const here = useBeats()('walk')
  const rows = Math.ceil(ids.length / ROW)
  const share = Math.max(FEWEST, Math.ceil(ids.length / rows))
  return (
    <ul
      aria-label={label}
      className={cx(
        'grow flex-wrap content-center items-center justify-center gap-y-[1vh] laptop:items-start',
        isWatched ? 'flex short:hidden ghost:hidden flat:hidden' : 'hidden',
      )}
    >
      {ids.map((id, i) => (
        <li
          key={id}
          className={cx(
            'grid min-w-0 grid-cols-1 justify-items-center gap-[1vh] w-(--share) px-[0.5vw] text-center max-sm:w-1/3',
            i < here ? 'animate-drop' : 'invisible',
          )}
          style={{ '--share': `${Math.floor(100 / share)}%` }}
        >
          <Avatar
            seed={id}
            size={`min(${rows > 1 ? 15 : 26}vh, ${56 / share}vw)`}
            className="aspect-square max-sm:size-20 laptop:h-auto laptop:w-[min(100%,9rem)]"
          />
          <Unbroken className="font-display text-2xl leading-tight font-bold max-sm:text-lg laptop:text-xl">
            {nameOf(players, id)}
          </Unbroken>
        </li>
      ))}
    </ul>
  )
}
