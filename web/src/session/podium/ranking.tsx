import type { PlayerId, TableFrame } from '@highjinks/protocol'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { cx } from '../../ui/look/cx.ts'
import { points } from '../../ui/party/points.ts'
import type { Result } from './results.ts'
import type { WideLayout } from './wide-layout.ts'
import { Merit, You } from './wide-steps.tsx'

interface RankingProps extends Pick<WideLayout, 'others' | 'otherColumns' | 'othersTold'> {
  readonly awards: TableFrame['awards']
  readonly me?: PlayerId | null
}

/** The players without a step on the TV: their results, awards and reasons. */
export function Ranking({ others, otherColumns, othersTold, awards, me = null }: RankingProps) {
  return (
    <ol
      aria-label="Everyone else"
      className={cx('grid min-w-0 gap-[0.8vh]', otherColumns === 2 ? 'grid-flow-col grid-cols-2' : 'grid-cols-1')}
      style={{ gridTemplateRows: `repeat(${Math.ceil(others.length / otherColumns)}, auto)` }}
    >
      {others.map(({ id, name, place, score }: Result) => (
        <li key={id} className="flex min-w-0 items-center gap-[0.7vw] rounded-card bg-leaf-900 px-[0.8vw] py-[0.4vh]">
          {othersTold !== 'names' && <Avatar seed={id} size="3.25rem" isCrowned={place === 1} />}
          <div className="min-w-0 flex-1 leading-[1.08]">
            <p className="flex items-baseline gap-[0.6vw] font-display text-xl leading-[1.1] font-extrabold">
              <span className="tabular text-mark">
                <span className="sr-only">Place </span>
                {place}
              </span>
              <strong className="min-w-0 flex-1">
                {name} {id === me && <You />}
              </strong>
              <span className="tabular">{points(score)}</span>
            </p>
            <Merit award={awards.find((one) => one.id === id)} isMine={id === me} told={othersTold} />
          </div>
        </li>
      ))}
    </ol>
  )
}
