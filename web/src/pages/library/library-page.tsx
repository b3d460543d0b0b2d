import { keepClaim } from '../../session/seats/seats.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { HeartButton } from '../account/heart-button.tsx'
import { useSignUpLink } from '../account/sign-up-link.ts'
import { GameStrip } from '../catalogue/game-strip.tsx'
import { useGames } from '../catalogue/games.ts'
import { ShareButton } from '../sharing/share-button.tsx'
import { ShareLayer } from '../sharing/share-layer.tsx'
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
      <main className="mx-auto flex w-full max-w-7xl flex-col gap-8 px-4 pt-3 sm:gap-12 sm:px-8 sm:pt-6">
        <LibraryHero />
        {games.status !== 'failed' && (
          <>
            <GameStrip label="Featured games" games={list} />
            <CategoryTiles games={list} filter={filter} />
          </>
        )}
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
        <WhyChoose />
        <LastWord />
      </main>
      <ShareLayer />
    </Page>
  )
}

function LastWord() {
  const { to, words } = useSignUpLink('Get Started Now')
  return (
    <section className="grid items-center gap-6 rounded-card bg-leaf-900 p-6 sm:p-10 md:grid-cols-[1fr_auto]">
      <div>
        <Heading level={2} size="title">
          Keep your scores
        </Heading>
        <p className="mt-2 max-w-xl text-lg text-muted">
          An account remembers your favorites, your games and your place in the weekly challenge. It costs nothing.
        </p>
      </div>
      <div className="grid gap-3">
        <ButtonLink to={to} size="lg">
          {words}
        </ButtonLink>
        <ButtonLink to="/how-to-play" kind="ghost">
          How to Play
        </ButtonLink>
      </div>
    </section>
  )
}
