import type { TableFrame } from '@highjinks/protocol'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { cx } from '../../../ui/look/cx.ts'
import type { Place } from './places.ts'

/** More than so many, and a wall has room for their names alone. */
const MOST_WITH_AWARDS = 12
const IN_ONE_COLUMN = 5

interface RankingProps {
  readonly places: readonly Place[]
  readonly awards: TableFrame['awards']
}

const NUMBER = new Intl.NumberFormat('en-US')

/** Everybody on the wall, a line each: how they did, and what they were best at. */
export function Ranking({ places, awards }: RankingProps) {
  const isMany = places.length > MOST_WITH_AWARDS
  return (
    <ol
      aria-label="Everybody"
      className={cx('grid min-w-0 gap-2', places.length > IN_ONE_COLUMN ? 'grid-cols-2' : 'grid-cols-1')}
    >
      {places.map(({ id, name, place, score }) => {
        const award = awards.find((one) => one.id === id)?.title
        return (
          <li
            key={id}
            className={cx('flex min-w-0 items-center gap-2 rounded-card bg-leaf-900 px-3', isMany ? 'py-0.5' : 'py-2')}
          >
            <span className="w-8 shrink-0 text-center font-display text-3xl font-extrabold tabular">
              <span className="sr-only">Place </span>
              {place}
            </span>
            <Avatar seed={id} size="3.5rem" isCrowned={place === 1} />
            <p className="min-w-0 flex-1 leading-tight">
              <strong className="block truncate font-display">{name}</strong>
              {!isMany && award !== undefined && <span className="line-clamp-2 text-muted">{award}</span>}
            </p>
            <span className="font-display text-2xl font-extrabold tabular">{NUMBER.format(score)}</span>
          </li>
        )
      })}
    </ol>
  )
}
