import { LOBBY_CAP, type Reply } from '@highjinks/protocol'
import { isGone, whatHappened } from '../../lib/failure-words.ts'
import { lookAgain, useLookup } from '../../session/seats/lookup.ts'
import { said } from '../../ui/announcer/announcer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { Spinner } from '../../ui/status/spinner.tsx'
import { WhatHappened } from '../../ui/status/what-happened.tsx'
import { NameForm } from './name-form.tsx'
import { OwnSeat } from './own-seat.tsx'
import { TvLetters } from './tv-letters.tsx'

interface FoundGameProps {
  readonly code: string
  readonly onAnother: () => void
}

const NAMELESS = { title: 'Missing Name', text: 'Please enter your name to join the game.' }

export function FoundGame({ code, onAnother }: FoundGameProps) {
  const found = useLookup(code)
  if (found.status === 'loading') {
    return (
      <p className="flex items-center justify-center gap-3 py-8" ref={said}>
        <Spinner /> Looking up game...
      </p>
    )
  }
  if (found.status === 'failed') {
    return (
      <>
        <Alert>Game session not found. Please check the code and try again.</Alert>
        <EmptyState title="Game Not Found" action={<Button onClick={onAnother}>Try Another Code</Button>}>
          This game code doesn't exist or has expired
        </EmptyState>
        {isGone(found.fault) && <TvLetters code={code} />}
        <WhatHappened why={whatHappened(found.fault)} onRetry={() => lookAgain(code)} />
      </>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {/* First, so that no bar covers it on a small phone. */}
      <OwnSeat code={found.value.session.code} />
      <Found found={found.value} />
      <NameForm found={found.value} nameless={NAMELESS} />
    </div>
  )
}

function Found({ found: { session, game, players } }: { readonly found: Reply<'byCode'> }) {
  return (
    <Card kind="tint" data-game={game.slug} className="flex items-center gap-4">
      <div className="w-28 shrink-0 overflow-hidden rounded-xl">
        <Cover src={game.imageUrl} eager />
      </div>
      <div>
        <p className="font-semibold text-lime">Game Found!</p>
        <Heading level={2} size="section">
          {game.name}
        </Heading>
        <p className="text-muted">
          Hosted by {session.hostName ?? 'Unknown'} · {players.length} of {LOBBY_CAP} already joined
        </p>
      </div>
    </Card>
  )
}
