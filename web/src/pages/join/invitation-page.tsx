import { code as codeSchema, JOIN_REDIRECT_MS, NAME_MAX, type Reply } from '@highjinks/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useLookup } from '../../features/session/seats/lookup.ts'
import { playerName } from '../../lib/storage.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Intensity } from '../../ui/party/intensity.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { JoinFailure } from './found-game.tsx'
import { OwnSeat } from './own-seat.tsx'
import { JOINED, useJoin } from './use-join.ts'

/** Where they go next: its code comes while they type their name. */
function fetchRoom(): void {
  // Without it now, it is fetched, and a failure told, on the way there
  import('../multiplayer/multiplayer-page.tsx').catch(() => undefined)
}

/** Where a link or a QR leads: the game, who hosts it, one field, one button. */
export function InvitationPage() {
  const parsed = codeSchema.safeParse(useParams().code)
  const found = useLookup(parsed.success ? parsed.data : null)
  if (parsed.success && found.status === 'loading') {
    return (
      <main className="grid grow place-content-center">
        <Spinner size={48} label="Looking up game..." />
      </main>
    )
  }
  return (
    <Page title="Join Game" description="You are invited. Pick a name and play.">
      {found.status === 'ready' ? <Invitation found={found.value} /> : <Invalid />}
    </Page>
  )
}

function Invalid() {
  return (
    <main className="grid grow place-content-center">
      <EmptyState
        level={1}
        title="Invalid Invitation"
        art={<Art name="lost" />}
        action={
          <>
            <ButtonLink to="/games" size="lg">
              Browse Games
            </ButtonLink>
            <ButtonLink to="/join" kind="secondary">
              Enter a code
            </ButtonLink>
          </>
        }
      >
        This invitation doesn’t exist or has expired. Ask for the code on the host’s screen.
      </EmptyState>
    </main>
  )
}

function Invitation({ found }: { readonly found: Reply<'byCode'> }) {
  const { session, game, players } = found
  const [name, setName] = useState(() => playerName.get() ?? '')
  const { join, watch, isJoining, failure } = useJoin('Failed to join game')
  const navigate = useNavigate()
  useEffect(fetchRoom, [])
  // A link made before anybody hosts comes from the share dialog; its guests go straight to the table's address.
  const isShared = session.hostName === null
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) {
      return toast({ title: 'Name required', text: 'Please enter your name to join the game', tone: 'bad' })
    }
    const seat = await join(session.code, name)
    if (!seat) return
    if (isShared) {
      toast({ title: 'Successfully joined!', text: 'You’ve joined a game session. Let’s play!', tone: 'good' })
      setTimeout(() => void navigate(`/play/${seat.session}?playerId=${seat.player}`), JOIN_REDIRECT_MS)
    } else {
      toast(JOINED)
      void navigate(`/multiplayer/${seat.session}?playerId=${seat.player}`)
    }
  }
  return (
    <main data-game={game.slug} className="mx-auto flex w-full max-w-xl grow flex-col gap-4 px-4 pt-2 short:gap-2.5">
      <img src={game.imageUrl} alt="" className="mx-auto max-h-[24dvh] max-w-full rounded-card short:max-h-[18dvh]" />
      <div className="text-center">
        <Heading level={1}>{game.name}</Heading>
        <p className="text-lg text-muted">Game hosted by {session.hostName ?? 'a friend'}</p>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-muted">
        <span>
          {game.minPlayers}-{game.maxPlayers} players
        </span>
        <span>{game.duration}</span>
        <Intensity value={game.intensity} />
      </div>
      <OwnSeat code={session.code} />
      <form onSubmit={(event) => void submit(event)} className="flex grow flex-col gap-4" noValidate>
        <TextField
          label="Your name"
          value={name}
          maxLength={NAME_MAX}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        {failure && <JoinFailure failure={failure} onWatch={() => watch(session.id, session.code)} />}
        <ActionBar note={noteOf(session.status, players.length)}>
          <div className="grid gap-3 short:grid-cols-[2fr_1fr] short:gap-2">
            <Button type="submit" size="lg" busy={isJoining}>
              {isJoining ? 'Joining...' : 'Join Game'}
            </Button>
            <Button kind="ghost" className="px-2!" onClick={() => watch(session.id, session.code)}>
              Just watch
            </Button>
          </div>
        </ActionBar>
      </form>
    </main>
  )
}

function noteOf(status: string, players: number): string {
  if (status === 'playing') return 'The game is on. You are in from the next round.'
  if (status === 'over') return 'They are between two games. You are in for the next one.'
  if (players === 0) return 'You are the first one in.'
  return players === 1 ? '1 player is waiting for you.' : `${players} players are waiting for you.`
}
