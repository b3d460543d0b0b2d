import { LOBBY_CAP, type Reply } from '@highjinks/protocol'
import { useEffect } from 'react'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Code } from '../../ui/party/code.tsx'
import { Intensity } from '../../ui/party/intensity.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { seatsOnlineOf } from '../catalogue/facts.ts'
import { NameForm } from './name-form.tsx'
import { OwnSeat } from './own-seat.tsx'

/** Loads the code of the next page while the user types their name. */
function fetchSession(): void {
  // If this fails, the next page loads it and reports a failure
  import('../multiplayer/multiplayer-page.tsx').catch(() => undefined)
}

const NAMELESS = { title: 'Name required', text: 'Please enter your name to join the game' }

/** The game, its host, who is there, one field, one button. */
export function Invitation({ found }: { readonly found: Reply<'byCode'> }) {
  const { session, game, players } = found
  useEffect(fetchSession, [])
  return (
    <main data-game={game.slug} className="mx-auto flex w-full max-w-xl grow flex-col gap-3 px-4 pt-2 short:gap-2">
      {/* First, so that no bar covers it on a small phone. */}
      <OwnSeat code={session.code} />
      <div className="mx-auto h-[19dvh] shrink-0 overflow-hidden rounded-card short:h-[14dvh] flat:h-[30dvh]">
        <Cover src={game.imageUrl} eager className="h-full w-auto" />
      </div>
      <div className="text-center">
        <Heading level={1}>{game.name}</Heading>
        <p className="text-lg text-muted short:text-base">Game hosted by {session.hostName ?? 'a friend'}</p>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-3 text-muted max-sm:text-sm">
        <span>{seatsOnlineOf(game)} players online</span>
        <span>{game.duration}</span>
        <Intensity value={game.intensity} size={18} />
      </div>
      <div className="flex items-center justify-center gap-3">
        <span className="text-muted">Game code</span>
        <Code code={session.code} size="line" />
      </div>
      <WhoIsThere players={players} />
      <NameForm found={found} nameless={NAMELESS} />
    </main>
  )
}

const LIST = new Intl.ListFormat('en')

/** The people who are there already, in one line. */
function WhoIsThere({ players }: Pick<Reply<'byCode'>, 'players'>) {
  if (players.length === 0) return null
  return (
    <div className="flex items-center justify-center gap-2.5 text-muted">
      <span aria-hidden="true" className="flex shrink-0 kids:not-last:-mr-2.5">
        {players.slice(0, 4).map((player) => (
          <Avatar key={player.id} seed={player.id} size={30} />
        ))}
      </span>
      <p className="min-w-0 leading-tight">
        <span className="line-clamp-2">
          <span className="whitespace-nowrap tabular">
            {players.length}/{LOBBY_CAP}
          </span>{' '}
          · {LIST.format(players.map((player) => player.name))}
        </span>
      </p>
    </div>
  )
}
