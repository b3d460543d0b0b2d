import type { PlayerView } from '@highjinks/protocol'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import type { LapView } from '../lap/lap.ts'
import { nameOf } from '../screen.ts'

interface TvPerformancesProps {
  readonly lap: Pick<LapView, 'candidates' | 'deeds'>
  readonly players: readonly PlayerView[]
}

/** More people need every line, so their names are in front of their tasks. */
const MANY = 6

/** Every performer, and their task. */
export function TvPerformances({ lap: { candidates, deeds }, players }: TvPerformancesProps) {
  const here = useBeats()('walk')
  const isFull = candidates.length > MANY
  return (
    <ul aria-label="Who was up" className={cx('my-auto grid grid-cols-2', isFull ? 'gap-1.5' : 'gap-3')}>
      {candidates.map((id, i) => (
        <li
          key={id}
          className={cx(
            'flex min-w-0 items-center gap-3 last:odd:col-span-2 last:odd:mx-auto last:odd:w-[calc(50%-0.375rem)] rounded-card border-3 border-ink bg-cream px-3 text-ink',
            isFull ? 'py-0.5' : 'py-1.5',
            i < here ? 'animate-rise' : 'invisible',
          )}
        >
          <Avatar seed={id} size={isFull ? '2.75rem' : '3.5rem'} className="shrink-0" />
          {isFull ? (
            <p className="min-w-0 text-sm leading-[1.15]">
              <strong className="font-display font-bold">{nameOf(players, id)}</strong> <span>{deeds[id]}</span>
            </p>
          ) : (
            <p className="min-w-0 text-xl leading-tight">
              <Unbroken className="font-display text-2xl font-bold">{nameOf(players, id)}</Unbroken>
              <span className="block">{deeds[id]}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
