import { categoryOf, type Game } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { Link } from '../../ui/button/link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Cover } from '../../ui/picture/cover.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import { playersOf, seatsOnlineOf } from './facts.ts'

export interface GameCardProps {
  readonly game: Game
  /** `tall` in a grid, `row` in a list. */
  readonly shape?: 'tall' | 'row'
  /** Buttons in the corner, such as sharing. */
  readonly corner?: ReactNode
}

const SHAPES = {
  tall: 'flex flex-col',
  row: 'grid grid-cols-[7rem_1fr] sm:grid-cols-[14rem_1fr]',
} as const

/** The whole card leads to the game; the buttons in its corner do their own thing. */
export function GameCard({ game, shape = 'tall', corner }: GameCardProps) {
  return (
    <article
      data-game={game.slug}
      className={cx(
        'group relative overflow-hidden rounded-card bg-accent-tint transition-transform duration-300 ease-spring has-[a:hover]:-translate-y-1 has-[a:active]:translate-y-0',
        SHAPES[shape],
      )}
    >
      <Cover src={game.imageUrl} className={cx(shape === 'row' && 'h-full')} />
      <div className="flex min-w-0 grow flex-col gap-2.5 p-4 sm:p-5">
        <Heading level={3} size="section">
          {game.name}
        </Heading>
        <p className={cx('text-muted', shape === 'row' && 'max-sm:hidden')}>{game.description}</p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <Badge tone="accent">{categoryOf(game.id)}</Badge>
          <span className="tabular">
            {playersOf(game)} · {unbroken(`${seatsOnlineOf(game)} online`)} · {unbroken(game.duration)}
          </span>
        </div>
        <div className="mt-auto flex items-center gap-2 pt-1">
          <Link
            to={`/game/${game.id}`}
            aria-label={`Play Now: ${game.name}`}
            className="inline-flex min-h-12 items-center rounded-control whitespace-nowrap font-display text-lg font-bold text-accent after:absolute after:inset-0 after:rounded-card"
          >
            Play Now
          </Link>
          {/* The shortest way to a room: it skips the game's page. */}
          <Link
            to={`/multiplayer/${game.id}`}
            aria-label={`Start a room: ${game.name}`}
            className="relative z-10 inline-flex min-h-12 items-center rounded-control px-2 font-display leading-tight font-bold text-words underline-offset-4 hover:underline"
          >
            Start a room
          </Link>
          {corner && <div className="relative z-10 ml-auto flex gap-1">{corner}</div>}
        </div>
      </div>
    </article>
  )
}

function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0')
}

export function GameCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card bg-leaf-900">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="grid gap-3 p-5">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-16" />
        <Skeleton className="h-10 w-1/2" />
      </div>
    </div>
  )
}
