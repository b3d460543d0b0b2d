import { HeartButton } from '../../features/account/heart-button.tsx'
import { GameStrip } from '../../features/catalogue/game-strip.tsx'
import { useGames } from '../../features/catalogue/games.ts'
import { keepClaim } from '../../features/session/seats/seats.ts'
import { ShareButton } from '../../features/sharing/share-button.tsx'
import { ShareLayer } from '../../features/sharing/share-layer.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { AllGames } from './all-games.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { LibraryHero } from './library-hero.tsx'
import { useFilter } from './use-filter.ts'
import { WhyChoose } from './why-choose.tsx'

export function LibraryPage() {
  const games = useGames()
  const filter = useFilter()
  const list = games.status === 'ready' ? games.value : null
  return (
    <Page
      title="Games"
      description="Seven cannabis-themed party games for adults: truths, dares, dice, acting, bluffing and a wheel."
    >
      <main className="mx-auto flex w-full max-w-7xl flex-col gap-16 px-4 pt-4 sm:px-8 sm:pt-8">
        <LibraryHero />
        <GameStrip label="Featured games" games={list} />
        <WhyChoose />
        <CategoryTiles games={list ?? []} filter={filter} />
        <AllGames
          games={games}
          filter={filter}
          cornerOf={(game) => (
            <>
              <HeartButton gameId={game.id} gameName={game.name} />
              <ShareButton game={game} onMade={keepClaim} />
            </>
          )}
        />
        <LastWord />
      </main>
      <ShareLayer />
    </Page>
  )
}

function LastWord() {
  return (
    <section className="grid items-center gap-6 rounded-card bg-leaf-900 p-6 sm:p-10 md:grid-cols-[1fr_auto]">
      <div>
        <Heading level={2} size="title">
          Keep your scores
        </Heading>
        <p className="mt-2 max-w-xl text-lg text-muted">
          An account remembers your favourites, your games and your place in the weekly challenge. It costs nothing.
        </p>
      </div>
      <div className="grid gap-3">
        <ButtonLink to="/auth" size="lg">
          Get Started Now
        </ButtonLink>
        <ButtonLink to="/how-to-play" kind="ghost">
          How to Play
        </ButtonLink>
      </div>
    </section>
  )
}
