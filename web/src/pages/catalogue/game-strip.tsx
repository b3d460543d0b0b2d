import { type Game } from '@highjinks/protocol'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import { scrolling } from '../../lib/scroll-to.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import { playersOf, seatsOnlineOf } from './facts.ts'

const CAROUSEL_STEP_PX = 400

export interface GameStripProps {
  readonly label: string
  /** Null while they load; their place is reserved. */
  readonly games: readonly Game[] | null
}

const CARD = 'w-56 shrink-0 sm:w-64'

/** All games in a row, to leaf through with a finger or with the two buttons. */
export function GameStrip({ label, games }: GameStripProps) {
  const row = useRef<HTMLUListElement>(null)
  function leaf(direction: 1 | -1) {
    row.current?.scrollBy({ left: direction * CAROUSEL_STEP_PX, behavior: scrolling() })
  }
  return (
    <section aria-label={label}>
      <ul
        ref={row}
        aria-busy={games === null}
        className="relative -mx-4 flex gap-4 overflow-x-auto px-4 pb-3 [scrollbar-width:none] sm:-mx-8 sm:px-8"
      >
        {games === null
          ? Array.from({ length: 5 }, (_, place) => (
              <li key={place} className={CARD}>
                <Skeleton className="aspect-4/3 rounded-card" />
                <Skeleton className="mt-3 h-14" />
              </li>
            ))
          : games.map((game, place) => (
              <li key={game.id} data-game={game.slug} className={CARD}>
                <SmallCard game={game} isFirst={place === 0} />
                <Link
                  to={`/multiplayer/${game.id}`}
                  aria-label={`Start a room: ${game.name}`}
                  className="inline-flex min-h-12 items-center rounded-control font-display font-bold text-accent underline-offset-4 hover:underline"
                >
                  Start a room
                </Link>
              </li>
            ))}
      </ul>
      <div className="mt-2 flex justify-end gap-2">
        <IconButton kind="raised" label="Previous games" icon={<ChevronLeft />} onClick={() => leaf(-1)} />
        <IconButton kind="raised" label="Next games" icon={<ChevronRight />} onClick={() => leaf(1)} />
      </div>
    </section>
  )
}

interface SmallCardProps {
  readonly game: Game
  /** Its cover doesn't wait for a layout: even a phone shows all of it from the start. */
  readonly isFirst: boolean
}

function SmallCard({ game, isFirst }: SmallCardProps) {
  return (
    <Link to={`/games/${game.id}`} className="group block rounded-card">
      <div className="overflow-hidden rounded-card">
        <Cover
          src={game.imageUrl}
          eager={isFirst}
          className="transition-transform duration-300 ease-spring group-hover:-rotate-1 group-hover:scale-105"
        />
      </div>
      <p className="mt-3 font-display text-lg leading-tight font-bold group-hover:text-accent">{game.name}</p>
      <p className="mt-1 text-muted">
        {playersOf(game)}, {seatsOnlineOf(game)} online
      </p>
    </Link>
  )
}
