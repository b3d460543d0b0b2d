import { CATEGORIES, type Category, type Game } from '@highjinks/protocol'
import { scrollToAnchor } from '../../lib/scroll-to.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { type Filter, inCategory } from './use-filter.ts'

interface CategoryTilesProps {
  /** Null while they load. */
  readonly games: readonly Game[] | null
  readonly filter: Filter
}

const CHOICES = [null, ...CATEGORIES] as const

/** Each filters the grid and scrolls down to it; 'All Games' removes the filter. */
export function CategoryTiles({ games, filter }: CategoryTilesProps) {
  return (
    <section aria-labelledby="categories">
      <Heading level={2} size="title" id="categories">
        What are you in the mood for?
      </Heading>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {CHOICES.map((category) => (
          <li key={category ?? 'all'}>
            <Tile
              category={category}
              games={games && inCategory(games, category)}
              isChosen={filter.category === category}
              onChoose={() => {
                filter.choose(category)
                scrollToAnchor('all-games')
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  readonly category: Category | null
  readonly games: readonly Game[] | null
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Tile({ category, games, isChosen, onChoose }: TileProps) {
  const name = category ?? 'All Games'
  const face = category === null ? '/favicon.svg' : (games?.[0]?.imageUrl ?? '/covers/placeholder.svg')
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={name}
      data-game={category === null ? undefined : games?.[0]?.slug}
      onClick={onChoose}
      className={cx(
        'flex min-h-20 w-full items-center gap-2 rounded-card border-2 bg-accent-tint p-2.5 text-left sm:gap-3 sm:p-3 transition-transform duration-200 ease-spring hover:-translate-y-0.5 active:scale-97 xl:flex-col xl:items-start',
        isChosen ? 'border-accent' : 'border-transparent',
      )}
    >
      <img
        src={face}
        alt=""
        width="64"
        height="64"
        className={cx(
          'size-12 shrink-0 rounded-full sm:size-14',
          category === null ? 'object-contain' : 'object-cover',
        )}
      />
      <span className="min-w-0">
        <span className="block font-display leading-tight font-bold wrap-normal sm:text-lg">{name}</span>
        <span className="text-sm text-muted tabular">{games ? countWords(games.length) : '\u00a0'}</span>
      </span>
    </button>
  )
}

function countWords(count: number): string {
  return count === 1 ? '1 game' : `${count} games`
}
