import { type Reply, tvCode } from '@highjinks/protocol'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { whatHappened } from '../../lib/failure-words.ts'
import { putOnTv, scannedTv } from '../../session/put-on-tv.ts'
import { RoomLoading } from '../../session/room-loading.tsx'
import { lookAgainAt, useSessionAt } from '../../session/seats/lookup.ts'
import { type HeldSeat, newestSeat } from '../../session/seats/seats.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ActionBar } from '../../ui/layout/action-bar.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Code } from '../../ui/party/code.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { Cover } from '../../ui/picture/cover.tsx'
import { Alert } from '../../ui/status/alert.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { WhatHappened } from '../../ui/status/what-happened.tsx'

/** The page behind a waiting TV's QR code: one tap puts this phone's room on that TV. */
export function PutOnTvPage() {
  const parsed = tvCode.safeParse(useParams().code)
  const [seat] = useState(newestSeat)
  return (
    <Page title="Put it on the TV" description="Send your room to the TV that shows these letters.">
      {!parsed.success ? (
        <Nothing title="No TV shows that code">A TV shows six letters. Point the camera at it again.</Nothing>
      ) : seat ? (
        <Found code={parsed.data} seat={seat} />
      ) : (
        <NoRoom code={parsed.data} />
      )}
    </Page>
  )
}

interface RoomProps {
  readonly code: string
  readonly seat: HeldSeat
}

function Found({ code, seat }: RoomProps) {
  const found = useSessionAt(seat.sessionId)
  if (found.status === 'loading') return <RoomLoading label="Looking for your room" />
  if (found.status === 'failed') {
    const why = whatHappened(found.fault)
    if (why === null) return <NoRoom code={code} />
    return (
      <main className="grid grow place-content-center p-4">
        <WhatHappened why={why} onRetry={() => lookAgainAt(seat.sessionId)} />
      </main>
    )
  }
  const host = found.value.players.find(({ isHost }) => isHost)
  if (host?.id === seat.playerId) return <Ready code={code} seat={seat} found={found.value} />
  return (
    <Nothing title={`${host?.name ?? 'The host'} can do that`}>
      Only your room’s host can put it on the TV. Ask them to scan the code with their phone.
    </Nothing>
  )
}

function Ready({ code, seat, found: { game } }: RoomProps & { readonly found: Reply<'byId'> }) {
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const room = `/multiplayer/${seat.sessionId}?playerId=${seat.playerId}`
  async function send() {
    setSending(true)
    const why = await putOnTv(code, seat)
    setSending(false)
    setFailed(why)
    if (why === null) void navigate(room)
  }
  return (
    <main
      data-game={game.slug}
      className="mx-auto flex w-full max-w-xl grow flex-col items-center justify-center gap-3 p-4 text-center [--text-code:3rem] short:gap-1"
    >
      <div className="w-full max-w-64 overflow-hidden rounded-xl short:max-w-32">
        <Cover src={game.imageUrl} eager />
      </div>
      <Heading level={1}>Put {game.name} on the TV?</Heading>
      <p className="text-lg text-muted">It’s the one that shows</p>
      <Code code={code} />
      {failed !== null && <Alert>{failed}</Alert>}
      <ActionBar>
        <Button size="lg" busy={isSending} onClick={() => void send()}>
          Send to TV
        </Button>
      </ActionBar>
    </main>
  )
}

/** The TV's code waits in this tab until there's a room. */
function NoRoom({ code }: { readonly code: string }) {
  return (
    <Nothing title="First you need a room" onGo={() => scannedTv.set(code)}>
      That TV is waiting for one. Pick a game and host it. In the lobby tap TV. We’ll fill in the letters.
    </Nothing>
  )
}

interface NothingProps {
  readonly title: string
  readonly onGo?: () => void
  readonly children: string
}

function Nothing({ title, onGo, children }: NothingProps) {
  return (
    <main className="grid grow place-content-center">
      <EmptyState
        level={1}
        title={title}
        art={<Art name="empty-sofa" />}
        action={
          <ButtonLink to="/games" size="lg" onClick={onGo}>
            Browse Games
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </main>
  )
}
