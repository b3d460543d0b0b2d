import { NAME_MAX } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useGame } from '../../features/catalogue/games.ts'
import { hostSession } from '../../features/seats/join.ts'
import { wordsOf } from '../../lib/api.ts'
import { playerName } from '../../lib/storage.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'

/** One field and one button between a person and a party. */
export function HostPage({ gameId }: { readonly gameId: number }) {
  const game = useGame(gameId)
  if (game.status === 'loading') {
    return (
      <main className="grid grow place-content-center">
        <Spinner size={48} label="Loading" />
      </main>
    )
  }
  if (game.status === 'failed') {
    return (
      <Page title="Game not found" description="There is no such game.">
        <main>
          <EmptyState level={1} title="Game not found" action={<ButtonLink to="/games">Back to Games</ButtonLink>} />
        </main>
      </Page>
    )
  }
  const { name, imageUrl, slug } = game.value
  return (
    <Page title={`Host ${name}`} description={`Open a room for ${name} and invite your friends.`}>
      <main data-game={slug} className="mx-auto flex w-full max-w-xl grow flex-col gap-6 p-4">
        <img src={imageUrl} alt="" className="mx-auto w-full max-w-sm rounded-card short:max-w-64 flat:max-w-40" />
        <Heading level={1} className="text-center">
          {name}
        </Heading>
        <HostForm gameId={gameId} />
      </main>
    </Page>
  )
}

function HostForm({ gameId }: { readonly gameId: number }) {
  const [name, setName] = useState(() => playerName.get() ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  async function create(event: FormEvent) {
    event.preventDefault()
    if (!name.trim()) return setError('Please enter your name')
    setBusy(true)
    try {
      const { session, player } = await hostSession(gameId, name)
      void navigate(`/multiplayer/${session}?playerId=${player}`)
    } catch (fault) {
      const message = wordsOf(fault, 'Failed to create game session')
      toast({ title: 'Error', text: message, tone: 'bad' })
      setError(message)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void create(event)} className="flex grow flex-col gap-4" noValidate>
      <TextField
        label="Your name"
        value={name}
        maxLength={NAME_MAX}
        autoComplete="nickname"
        error={error}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
      <ActionBar note="You get a code for everybody else." className="lg:mt-0">
        <Button type="submit" size="lg" busy={isBusy}>
          Create Session
        </Button>
      </ActionBar>
    </form>
  )
}
