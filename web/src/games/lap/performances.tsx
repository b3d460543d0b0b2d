import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { nameOf } from '../screen.ts'
import type { LapProps } from './lap.ts'

interface PerformancesProps extends Pick<LapProps, 'players' | 'isWatched'> {
  readonly lap: Pick<LapProps['lap'], 'candidates' | 'deeds'>
}

/** For onlookers: every performer, and their task. */
export function Performances({ lap, players, isWatched }: PerformancesProps) {
  const { candidates, deeds } = lap
  const here = useBeats()('walk')
  return (
    <ul
      aria-label="Who was up"
      data-scrolls={isWatched ? undefined : true}
      className={cx(
        'my-auto grid gap-2 laptop:grid-cols-2',
        !isWatched && 'max-sm:max-h-[60dvh] max-sm:overflow-y-auto',
      )}
    >
      {candidates.map((id, i) => (
        <li
          key={id}
          className={cx(
            'flex min-w-0 items-center gap-3 rounded-card border-3 border-ink bg-cream px-3 py-1.5 text-ink',
            i < here ? 'animate-rise' : 'invisible',
          )}
        >
          <Avatar seed={id} size="clamp(2.5rem, 6dvh, 4.5rem)" className="shrink-0" />
          <p className="min-w-0 text-base leading-tight">
            <Unbroken className="font-display text-lg font-bold">{nameOf(players, id)}</Unbroken>
            <span className="block text-balance">{deeds[id]}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
