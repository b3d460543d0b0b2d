import { GameStrip } from '../../features/catalogue/game-strip.tsx'
import { useGames } from '../../features/catalogue/games.ts'
import { GamesFailed } from '../../features/catalogue/games-failed.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Heading } from '../../ui/heading.tsx'

export function GamesOnShow() {
  const games = useGames()
  return (
    <div id="games" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <Heading level={2} size="title">
            Pick your trouble
          </Heading>
          <p className="mt-2 text-lg text-muted">Each one takes a minute to learn and an evening to live down.</p>
        </div>
        <ButtonLink to="/games" kind="secondary">
          Explore Games
        </ButtonLink>
      </div>
      {games.status === 'failed' ? (
        <GamesFailed />
      ) : (
        <GameStrip label="The games" games={games.status === 'ready' ? games.value : null} />
      )}
    </div>
  )
}
