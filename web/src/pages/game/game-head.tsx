import type { Game } from '@highjinks/protocol'
import { Share2, UserPlus } from 'lucide-react'
import { keepClaim } from '../../session/seats/seats.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { type Invitation, sendLink } from '../../ui/button/send-link.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { HeartButton } from '../account/heart-button.tsx'
import { playersOf, seatsOnlineOf } from '../catalogue/facts.ts'
import { GameBadges } from '../catalogue/game-badges.tsx'
import { shareGame } from '../sharing/sharing.ts'

/** Says what the game is, for how many, and the two ways to play it. */
export function GameHead({ game }: { readonly game: Game }) {
  return (
    <section className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2 flat:grid-cols-2 flat:items-start">
      <Cover src={game.imageUrl} eager className="rounded-card lg:-rotate-2" />
      <div className="flex flex-col gap-5">
        <GameBadges game={game} />
        <Heading level={1} size="hero" className="text-[clamp(2.5rem,1.6rem+3.6vw,4.25rem)]">
          {game.name}
        </Heading>
        <p className="text-lg text-muted sm:text-xl">{game.description}</p>
        <PlayOptions game={game} />
        <div className="flex flex-wrap items-center gap-2">
          <Button kind="secondary" onClick={() => shareGame(game, keepClaim)}>
            <UserPlus aria-hidden="true" className="size-5" /> Invite to a room
          </Button>
          <Button kind="ghost" onClick={() => void sendLink(pageOf(game), 'We copied this page’s link')}>
            <Share2 aria-hidden="true" className="size-5" /> Share Game
          </Button>
          <HeartButton gameId={game.id} gameName={game.name} />
        </div>
      </div>
    </section>
  )
}

/** Returns the page itself as an invitation, for friends who aren't in the room tonight. */
function pageOf({ id, name, description }: Game): Invitation {
  return { title: name, text: `${name}: ${description}`, url: `${window.location.origin}/game/${id}` }
}

function PlayOptions({ game }: { readonly game: Game }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:max-w-md lg:grid-cols-1 flat:grid-cols-1">
      <div className="grid gap-1.5">
        <ButtonLink to={`/multiplayer/${game.id}`} size="lg" wide>
          Play Multiplayer Mode
        </ButtonLink>
        <p className="text-center text-muted">Everyone on their own phone, {seatsOnlineOf(game)} players</p>
      </div>
      <div className="grid gap-1.5">
        <ButtonLink to={`/setup/${game.id}`} size="lg" kind="secondary" wide>
          Play Local Mode
        </ButtonLink>
        <p className="text-center text-muted">One phone, passed around, {playersOf(game)}</p>
      </div>
    </div>
  )
}
