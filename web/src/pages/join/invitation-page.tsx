import { code as codeSchema } from '@highjinks/protocol'
import { useParams } from 'react-router-dom'
import { isGone, whatHappened } from '../../lib/failure-words.ts'
import { RoomLoading } from '../../session/room-loading.tsx'
import { lookAgain, useLookup } from '../../session/seats/lookup.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { WhatHappened } from '../../ui/status/what-happened.tsx'
import { Invitation } from './invitation.tsx'
import { TvLetters } from './tv-letters.tsx'
import { wrongCodeState } from './wrong-code.ts'

/** The page of a link or a QR code: the game, its host, one field, one button. */
export function InvitationPage() {
  const parsed = codeSchema.safeParse(useParams().code)
  return (
    // As tall as a window, so that the result moves nothing below it.
    <div className="flex min-h-[calc(100dvh-4rem)] grow flex-col">
      {parsed.success ? <Lookup code={parsed.data} /> : <Invalid />}
    </div>
  )
}

function Lookup({ code }: { readonly code: string }) {
  const found = useLookup(code)
  switch (found.status) {
    case 'loading':
      // The same as in every invitation's prerendered page.
      return <RoomLoading label="Looking up game..." />
    case 'failed':
      return isGone(found.fault) ? (
        <Invalid code={code} />
      ) : (
        <Invalid code={code} why={whatHappened(found.fault)} onRetry={() => lookAgain(code)} />
      )
    case 'ready':
      return (
        <Page title="Join Game" description="You’re invited. Pick a name and play.">
          <Invitation found={found.value} />
        </Page>
      )
  }
}

interface InvalidProps {
  /** A code with a possible typo, to fix where codes are typed. */
  readonly code?: string
  /** The invitation may be fine: the reason for the failure, and a retry. */
  readonly why?: string | null
  readonly onRetry?: () => void
}

function Invalid({ code, why = null, onRetry = () => undefined }: InvalidProps) {
  return (
    <Page title="Invalid Invitation" description="This invitation doesn't exist or has expired.">
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
              <ButtonLink to="/join" state={wrongCodeState(code)} kind="secondary">
                Enter a code
              </ButtonLink>
            </>
          }
        >
          {why === null && "This invitation doesn't exist or has expired. Ask for the code on the host's screen."}
        </EmptyState>
        {why === null && code !== undefined && <TvLetters code={code} />}
        <WhatHappened why={why} onRetry={onRetry} />
      </main>
    </Page>
  )
}
