import type { Game } from '@highjinks/protocol'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Skeleton } from '../../ui/status/skeleton.tsx'
import { useLoadedHearts } from '../account/favorites.ts'
import { HeartButton } from '../account/heart-button.tsx'
import { useGames } from '../catalogue/games.ts'

const browse = (
  <ButtonLink to="/games" kind="secondary" className="justify-self-center">
    Browse All Games
  </ButtonLink>
)

/** The user's favorite games, the newest heart first. */
export function FavoritesTab() {
  const hearts = useLoadedHearts()
  const games = useGames()
  if (hearts.status === 'failed' || games.status === 'failed') {
    return (
      <div className="grid gap-6">
        <Alert title="Your favorites didn’t load">Check your connection and reload the page.</Alert>
        {browse}
      </div>
    )
  }
  if (hearts.status === 'loading' || games.status === 'loading') {
    return (
      <div aria-busy="true" className="grid grid-cols-2 gap-4">
        <Skeleton className="aspect-4/3" />
        <Skeleton className="aspect-4/3" />
      </div>
    )
  }
  const loved = [...hearts.value].flatMap((id) => games.value.find((game) => game.id === id) ?? [])
  if (loved.length === 0) {
    return (
      <EmptyState
        title="No favorites yet"
        art={<Art name="nothing-yet" />}
        action={<ButtonLink to="/games">Browse All Games</ButtonLink>}
      >
        Tap the heart on a game to keep it here.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-6">
      <ul className="grid grid-cols-1 gap-x-5 gap-y-6 sm:grid-cols-2">
        {loved.map((game) => (
          <li key={game.id}>
            <LovedGame game={game} />
          </li>
        ))}
      </ul>
      {loved.length === games.value.length && <p className="text-center text-muted">That’s all of our games.</p>}
      {browse}
    </div>
  )
}

function LovedGame({ game }: { readonly game: Game }) {
  return (
    <article className="relative">
      <Link to={`/game/${game.id}`} className="block">
        <Cover src={game.imageUrl} className="rounded-card border-4 border-ink" />
        <Heading level={2} size="small" className="mt-2">
          {game.name}
        </Heading>
      </Link>
      <HeartButton gameId={game.id} gameName={game.name} className="absolute top-3 right-3" />
    </article>
  )
}
