import type { TableFrame } from '@highjinks/protocol'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { cx } from '../../../ui/look/cx.ts'
import type { Place } from './places.ts'

interface RankingProps {
  readonly places: readonly Place[]
  readonly awards: TableFrame['awards']
}

interface Layout {
  readonly columns: string
  /** How wide the picture beside it is. */
  readonly picture: string
  /** Where everybody's reason needs all the width there is, it is pinned to the room's own wall. */
  readonly isPinned?: boolean
  /** So many rows for each, and so many letters in a row of the reason. Where the title alone has room there are none. */
  readonly rows: number
  readonly letters: number
}

const NUMBER = new Intl.NumberFormat('en-US')
/** How many of those a row has instead that are written by hand. */
const HANDWRITTEN = 1.2

/** Right of the table, above the game's own creature. */
const PINNED = 'max-w-[46vh] lg:fixed lg:top-[10vh] lg:right-[0.8vw] lg:w-[13.8vw] lg:rotate-[6deg]'

/** What a wall has room for at the end, by how many played. */
export function layoutOf(count: number): Layout {
  if (count <= 4) return { columns: 'grid-cols-1', picture: 'max-w-[58vh]', rows: count < 4 ? 4 : 3, letters: 31 }
  if (count <= 8)
    return { columns: 'grid-cols-2', picture: PINNED, isPinned: true, rows: count <= 6 ? 4 : 3, letters: 30 }
  return { columns: 'grid-cols-2', picture: 'max-w-[46vh]', rows: count <= 12 ? 2 : 1, letters: 0 }
}

/** Everybody on the wall: how they did, what they were best at, and why. */
export function Ranking({ places, awards }: RankingProps) {
  const layout = layoutOf(places.length)
  return (
    <ol aria-label="Everybody" className={cx('grid min-w-0 gap-2 text-xl', layout.columns)}>
      {places.map(({ id, name, place, score }) => (
        <li key={id} className="flex min-w-0 items-center gap-3 rounded-card bg-leaf-900 px-4 py-1">
          <Avatar seed={id} size="3.75rem" isCrowned={place === 1} />
          <div className="min-w-0 flex-1 leading-[1.08]">
            <p className="flex items-baseline gap-3 font-display font-extrabold">
              <span className="tabular text-mark">
                <span className="sr-only">Place </span>
                {place}
              </span>
              <strong className="min-w-0 flex-1">{name}</strong>
              <span className="tabular">{NUMBER.format(score)}</span>
            </p>
            <Merit award={awards.find((one) => one.id === id)} layout={layout} />
          </div>
        </li>
      ))}
    </ol>
  )
}

interface MeritProps {
  readonly award: TableFrame['awards'][number] | undefined
  readonly layout: Layout
}

function Merit({ award, layout }: MeritProps) {
  const { rows, letters } = layout
  if (!award || rows === 1) return null
  const { title, detail, quote = '' } = award
  if (letters === 0) return <p className="line-clamp-2 text-muted">{title}</p>
  const left = rows - 1 - Math.ceil((title.length + detail.length + 2) / letters)
  return (
    <>
      <p>
        <b className="font-display text-mark">{title}:</b> {detail}
      </p>
      {quote !== '' && quote.length <= left * letters * HANDWRITTEN && <p className="font-handwritten">“{quote}”</p>}
    </>
  )
}
