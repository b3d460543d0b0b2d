import { NAME_MAX, type Reply } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLookup } from '../../features/session/seats/lookup.ts'
import { playerName } from '../../lib/storage.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { Alert } from '../../ui/status/alert.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { OwnSeat } from './own-seat.tsx'
import { JOINED, useJoin } from './use-join.ts'

interface FoundGameProps {
  readonly code: string
  readonly onAnother: () => void
}

export function FoundGame({ code, onAnother }: FoundGameProps) {
  const found = useLookup(code)
  if (found.status === 'loading') {
    return (
      <p className="flex items-center justify-center gap-3 py-8" role="status">
        <Spinner /> Looking up game...
      </p>
    )
  }
  if (found.status === 'failed') {
    return (
      <>
        <Alert>Game session not found. Please check the code and try again.</Alert>
        <EmptyState title="Game Not Found" action={<Button onClick={onAnother}>Try Another Code</Button>}>
          This game code doesn’t exist or has expired
        </EmptyState>
      </>
    )
  }
  return <JoinForm found={found.value} />
}

function JoinForm({ found }: { readonly found: Reply<'byCode'> }) {
  const { session, game, players } = found
  const [name, setName] = useState(() => playerName.get() ?? '')
  const { join, watch, isJoining, failure } = useJoin('Failed to join game. Please check the code and try again.')
  const navigate = useNavigate()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) {
      return toast({ title: 'Missing Name', text: 'Please enter your name to join the game.', tone: 'bad' })
    }
    const seat = await join(session.code, name)
    if (!seat) return
    toast(JOINED)
    void navigate(`/multiplayer/${seat.session}?playerId=${seat.player}`)
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5" noValidate>
      <Card kind="tint" data-game={game.slug} className="flex items-center gap-4">
        <img src={game.imageUrl} alt="" className="h-20 w-28 rounded-xl object-cover" />
        <div>
          <p className="font-semibold text-lime">Game Found!</p>
          <Heading level={2} size="section">
            {game.name}
          </Heading>
          <p className="text-muted">
            Hosted by {session.hostName ?? 'Unknown'} · {players.length} already joined
          </p>
        </div>
      </Card>
      <OwnSeat code={session.code} />
      <TextField
        label="Your name"
        value={name}
        maxLength={NAME_MAX}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      {failure && <JoinFailure failure={failure} onWatch={() => watch(session.id, session.code)} />}
      <Button type="submit" size="lg" busy={isJoining}>
        {isJoining ? 'Joining...' : 'Join Game'}
      </Button>
      <Button kind="ghost" onClick={() => watch(session.id, session.code)}>
        Just watch
      </Button>
    </form>
  )
}

export function JoinFailure({
  failure,
  onWatch,
}: {
  readonly failure: { readonly message: string; readonly isFull: boolean }
  readonly onWatch: () => void
}) {
  return <Alert action={failure.isFull && <Button onClick={onWatch}>Watch</Button>}>{failure.message}</Alert>
}
