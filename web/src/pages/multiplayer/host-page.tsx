import { NAME_MAX } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { reloadGame, useGame } from '../../features/catalogue/games.ts'
import { hostSession } from '../../features/session/seats/join.ts'
import { failureWords, isGone, wordsOf } from '../../lib/failure-words.ts'
import { playerName } from '../../lib/storage.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { TryAgain } from '../../ui/status/try-again.tsx'

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
  if (game.status === 'failed' && !isGone(game.fault)) {
    const words = failureWords(game.fault)
    return (
      <Page title={words.title} description="This game could not be opened.">
        <main className="grid grow place-content-center">
          <TryAgain level={1} {...words} onRetry={() => reloadGame(gameId)}>
            <ButtonLink to="/games" kind="secondary">
              Back to Games
            </ButtonLink>
          </TryAgain>
        </main>
      </Page>
    )
  }
  if (game.status === 'failed') {
    return (
      <Page title="Game not found" description="There’s no such game.">
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
      <ActionBar note="You get a code for everybody else. Eight can sit down; more may watch." className="lg:mt-0">
        <Button type="submit" size="lg" busy={isBusy}>
          Create Session
        </Button>
      </ActionBar>
    </form>
  )
}
