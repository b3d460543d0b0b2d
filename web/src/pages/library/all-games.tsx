import { CATEGORIES, type Category, type Game } from '@highjinks/protocol'
import { LayoutGrid, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Loaded } from '../../lib/resource.ts'
import { Button } from '../../ui/button/button.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { GameCard, GameCardSkeleton } from '../catalogue/game-card.tsx'
import { GamesFailed } from '../catalogue/games-failed.tsx'
import { type Filter, inCategory, type View } from './use-filter.ts'

const SKELETON_CARDS = 8

interface AllGamesProps {
  readonly games: Loaded<readonly Game[]>
  readonly filter: Filter
  /** The buttons in a card's corner. */
  readonly cornerOf: (game: Game) => ReactNode
}

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4'

export function AllGames({ games, filter, cornerOf }: AllGamesProps) {
  return (
    <section id="all-games" aria-labelledby="all-games-title" aria-busy={games.status === 'loading'}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <Heading level={2} size="title" id="all-games-title">
          {filter.category === null ? 'All Games' : `${filter.category} games`}
        </Heading>
        <Controls filter={filter} />
      </div>
      {games.status === 'loading' && (
        <div className={GRID}>
          {Array.from({ length: SKELETON_CARDS }, (_, place) => (
            <GameCardSkeleton key={place} />
          ))}
        </div>
      )}
      {games.status === 'failed' && <GamesFailed fault={games.fault} />}
      {games.status === 'ready' && (
        <Cards games={inCategory(games.value, filter.category)} view={filter.view} cornerOf={cornerOf} />
      )}
    </section>
  )
}

const CHOICES = [
  { value: 'all', label: 'All Categories' },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
] satisfies readonly { value: Category | 'all'; label: string }[]

function Controls({ filter }: { readonly filter: Filter }) {
  return (
    <div className="flex w-full items-end gap-3 sm:w-auto">
      <div className="grow sm:w-52">
        <Select
          label="Category"
          hideLabel
          options={CHOICES}
          value={filter.category ?? 'all'}
          onChange={(chosen) => filter.choose(chosen === 'all' ? null : chosen)}
        />
      </div>
      <Segmented<View>
        label="Layout"
        hideLabel
        options={[
          { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" /> },
          { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
        ]}
        value={filter.view}
        onChange={filter.show}
      />
    </div>
  )
}

interface CardsProps {
  readonly games: readonly Game[]
  readonly view: View
  readonly cornerOf: (game: Game) => ReactNode
}

function Cards({ games, view, cornerOf }: CardsProps) {
  return (
    <ul className={view === 'grid' ? GRID : 'grid gap-3'}>
      {games.map((game) => (
        <li key={game.id} className="grid">
          <GameCard game={game} shape={view === 'list' ? 'row' : 'tall'} corner={cornerOf(game)} />
        </li>
      ))}
      {/* An odd number would leave a gap at the end. */}
      {view === 'grid' && games.length % 2 === 1 && (
        <li className="grid">
          <SurpriseTile games={games} />
        </li>
      )}
    </ul>
  )
}

/** For people who can't decide. */
function SurpriseTile({ games }: { readonly games: readonly Game[] }) {
  const navigate = useNavigate()
  function pick() {
    const game = games[Math.floor(Math.random() * games.length)]
    if (game) void navigate(`/game/${game.id}`)
  }
  return (
    <div className="flex flex-col overflow-hidden rounded-card border-2 border-dashed border-leaf-700">
      <Cover src={null} />
      <div className="flex grow flex-col gap-2.5 p-4 sm:p-5">
        <Heading level={3} size="section">
          Too many choices?
        </Heading>
        <p className="text-muted">No one can blame you for a game picked at random.</p>
        <Button kind="secondary" className="mt-auto" onClick={pick}>
          Surprise Us
        </Button>
      </div>
    </div>
  )
}
