import { type Game } from '@highjinks/protocol'
import { Suspense, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useHasArrived } from '../../lib/use-has-arrived.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { cx } from '../../ui/look/cx.ts'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { GameCard } from '../catalogue/game-card.tsx'
import { gameAt, gameIdOf, useGames } from '../catalogue/games.ts'
import { GamesFailed } from '../catalogue/games-failed.tsx'
import { ShareLayer } from '../sharing/share-layer.tsx'
import { GameHead } from './game-head.tsx'
import { HowToPlay } from './how-to-play.tsx'

/** Only people who have just ended a session here need it. */
const JustEnded = lazyComponent(() => import('./just-ended.tsx').then((file) => file.JustEnded))

const MORE_GAMES = 3

/** One game, by its id. A name in the address leads there too, and anything unknown to the lost map. */
export function GamePage() {
  const { id } = useParams()
  const games = useGames()
  if (games.status === 'loading') {
    return (
      <main className="grid min-h-[70dvh] grow place-content-center">
        <Spinner size={48} label="Loading Game..." />
      </main>
    )
  }
  if (games.status === 'failed') {
    return (
      <main className="mx-auto w-full max-w-2xl p-4">
        <GamesFailed fault={games.fault} />
      </main>
    )
  }
  const game = gameAt(games.value, id)
  if (!game) return gameIdOf(id) === null ? <Navigate to="/not-found" replace /> : <NoGame />
  if (gameIdOf(id) === null) return <Navigate to={`/game/${game.id}`} replace />
  return <Detail game={game} others={games.value.filter((other) => other.id !== game.id)} />
}

interface DetailProps {
  readonly game: Game
  readonly others: readonly Game[]
}

function Detail({ game, others }: DetailProps) {
  const { state } = useLocation()
  const hasArrived = useHasArrived()
  return (
    <Page title={game.name} description={game.description}>
      <main
        data-game={game.slug}
        className="mx-auto flex w-full max-w-6xl flex-col gap-14 px-4 pt-2 sm:px-8 sm:pt-8 lg:gap-20"
      >
        {hasArrived && 'ended' in Object(state) && (
          <Suspense fallback={null}>
            <JustEnded state={state} />
          </Suspense>
        )}
        <GameHead game={game} />
        <HowToPlay slug={game.slug} instructions={game.instructions} />
        <MoreGames key={game.id} games={others} />
      </main>
      <ShareLayer />
    </Page>
  )
}

/** A number without a game: shows nothing of one, and the address stays. */
function NoGame() {
  return (
    <Page title="Game not found" description="There’s no game with this number.">
      <main className="grid grow place-content-center">
        <EmptyState
          level={1}
          title="Game not found"
          art={<Art name="lost" />}
          action={<ButtonLink to="/games">Back to Games</ButtonLink>}
        />
      </main>
    </Page>
  )
}

/** Three others at random, so that they vary from visit to visit. */
function MoreGames({ games: others }: { readonly games: readonly Game[] }) {
  const [drawn] = useState(() => shuffled(others).slice(0, MORE_GAMES))
  const hasArrived = useHasArrived()
  const games = hasArrived ? drawn : others.slice(0, MORE_GAMES)
  if (games.length === 0) return null
  return (
    <section aria-labelledby="more">
      <Heading level={2} size="title" id="more">
        More Cannabis Games
      </Heading>
      <ul className={cx('mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3', !hasArrived && 'invisible')}>
        {games.map((game) => (
          <li key={game.id} className="grid">
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function shuffled<T>(list: readonly T[]): readonly T[] {
  return list
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
