import { NAME_MAX } from '@highjinks/protocol'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Failure, failureOf, whatHappened } from '../../lib/failure-words.ts'
import { hostSession } from '../../session/seats/join.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { toast } from '../../ui/overlay/toast-store.ts'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { FailedAlert } from '../../ui/status/failed-alert.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { WhatHappened } from '../../ui/status/what-happened.tsx'
import { useDisplayName } from '../account/display-name.ts'
import { reloadGame, useGame } from '../catalogue/games.ts'
import { settingsOfTonight } from '../local-game/game-data.ts'
import { pointsOfTonight } from '../local-game/night.ts'

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
      <Page title="Game not found" description="We couldn’t open this game.">
        <main>
          <EmptyState level={1} title="Game not found" action={<ButtonLink to="/games">Back to Games</ButtonLink>} />
          <WhatHappened why={whatHappened(game.fault)} onRetry={() => reloadGame(gameId)} />
        </main>
      </Page>
    )
  }
  const { name, imageUrl, slug } = game.value
  return (
    <Page title={`Host ${name}`} description={`Open a room for ${name} and invite your friends.`}>
      <main data-game={slug} className="mx-auto flex w-full max-w-xl grow flex-col gap-6 p-4">
        {/* A small phone has to show the name's field, also below the cookie banner. */}
        <header className="grid justify-items-center gap-6 short:flex short:items-center short:gap-4">
          <img src={imageUrl} alt="" className="w-full max-w-sm rounded-card short:w-24 short:shrink-0" />
          <Heading level={1} className="text-center short:text-left">
            {name}
          </Heading>
        </header>
        <HostForm gameId={gameId} />
      </main>
    </Page>
  )
}

function HostForm({ gameId }: { readonly gameId: number }) {
  const [name, setName] = useDisplayName()
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  async function create() {
    setMissing(!name.trim())
    if (!name.trim()) return
    setBusy(true)
    setFailure(null)
    try {
      const { session, player } = await hostSession(gameId, name, pointsOfTonight(), settingsOfTonight(gameId))
      void navigate(`/multiplayer/${session}?playerId=${player}`)
    } catch (fault) {
      const { says, why } = failureOf(fault, 'Failed to create game session')
      toast({ title: 'Error', text: says, why, tone: 'bad' })
      setFailure({ says, why })
      setBusy(false)
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void create()
  }
  return (
    <form onSubmit={submit} className="flex grow flex-col gap-4" noValidate>
      <TextField
        label="Your name"
        value={name}
        maxLength={NAME_MAX}
        autoComplete="nickname"
        error={isMissing && !name.trim() ? 'Please enter your name' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {failure && <FailedAlert {...failure} onRetry={() => void create()} />}
      <ActionBar
        note="This opens your room, with a code for everyone else. Eight can play, and anyone can watch."
        className="lg:mt-0"
      >
        <Button type="submit" size="lg" busy={isBusy}>
          Create Session
        </Button>
      </ActionBar>
    </form>
  )
}
