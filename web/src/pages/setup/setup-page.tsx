import type { Game } from '@highjinks/protocol'
import { useParams } from 'react-router-dom'
import { intensityLevel } from '../../lib/intensity-level.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Intensity } from '../../ui/party/intensity.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Badge } from '../../ui/status/badge.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { gameIdOf, reloadGame, useGame } from '../catalogue/games.ts'
import { NoSuchGame } from './no-such-game.tsx'
import { SetupForm } from './setup-form.tsx'
import { TrainNote } from './train-note.tsx'

/** One phone, one game, one name, three dials. */
export function SetupPage() {
  const { gameId } = useParams()
  const id = gameIdOf(gameId)
  const game = useGame(id)
  if (id !== null && game.status === 'loading') {
    return (
      <main className="grid grow place-content-center">
        <Spinner size={48} label="Loading Game..." />
      </main>
    )
  }
  if (game.status === 'ready') return <Setup game={game.value} />
  return (
    <NoSuchGame fault={game.status === 'failed' ? game.fault : null} onRetry={() => id !== null && reloadGame(id)} />
  )
}

function Setup({ game }: { readonly game: Game }) {
  const { slug, name, description, imageUrl, minPlayers, maxPlayers, duration, intensity } = game
  return (
    <Page title={`Set up ${name}`} description={`Play ${name} on one phone, passed around the table.`}>
      <main
        data-game={slug}
        className="mx-auto grid w-full max-w-5xl grow content-start gap-7 px-4 pt-6 short:gap-4 short:pt-2 sm:px-6 lg:grid-cols-2 lg:gap-14 lg:py-12"
      >
        <header className="grid content-start gap-4 short:gap-3">
          <div className="flex items-center gap-4 lg:grid">
            <div className="w-32 shrink-0 -rotate-2 overflow-hidden rounded-card border-4 border-ink sm:w-44 lg:w-full lg:rotate-0">
              <Cover src={imageUrl} eager />
            </div>
            <Heading level={1} className="min-w-0 text-accent">
              {name}
            </Heading>
          </div>
          <p className="lg:text-lg">{description}</p>
          <ul className="flex flex-wrap items-center gap-2">
            <li>
              <Badge>
                {minPlayers}-{maxPlayers} players, one phone
              </Badge>
            </li>
            <li>
              <Badge>{duration}</Badge>
            </li>
            <li className="flex items-center gap-2 pl-1">
              <Intensity value={intensity} />
              <span aria-hidden="true" className="text-muted tabular">
                {intensityLevel(intensity)}/5
              </span>
            </li>
          </ul>
          <TrainNote />
        </header>
        <SetupForm game={game} />
      </main>
    </Page>
  )
}
