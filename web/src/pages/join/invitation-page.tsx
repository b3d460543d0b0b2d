import { code as codeSchema } from '@highjinks/protocol'
import { useParams } from 'react-router-dom'
import { Opening } from '../../features/session/opening.tsx'
import { lookAgain, useLookup } from '../../features/session/seats/lookup.ts'
import { failureWords, isGone } from '../../lib/failure-words.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { TryAgain } from '../../ui/status/try-again.tsx'
import { Invitation } from './invitation.tsx'

/** Where a link or a QR leads: the game, who hosts it, one field, one button. */
export function InvitationPage() {
  const parsed = codeSchema.safeParse(useParams().code)
  return parsed.success ? <Lookup code={parsed.data} /> : <Invalid />
}

function Lookup({ code }: { readonly code: string }) {
  const found = useLookup(code)
  switch (found.status) {
    case 'loading':
      return <Opening label="Looking up game..." code={code} />
    case 'failed':
      return isGone(found.fault) ? <Invalid /> : <NotLookedUp fault={found.fault} onRetry={() => lookAgain(code)} />
    case 'ready':
      return (
        <Page title="Join Game" description="You’re invited. Pick a name and play.">
          <Invitation found={found.value} />
        </Page>
      )
  }
}

/** The invitation may be as good as any: it could not be asked about. */
function NotLookedUp({ fault, onRetry }: { readonly fault: unknown; readonly onRetry: () => void }) {
  const words = failureWords(fault)
  return (
    <Page title={words.title} description="The invitation could not be looked up.">
      <main className="grid grow place-content-center">
        <TryAgain level={1} {...words} onRetry={onRetry} />
      </main>
    </Page>
  )
}

function Invalid() {
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
              <ButtonLink to="/join" kind="secondary">
                Enter a code
              </ButtonLink>
            </>
          }
        >
          This invitation doesn't exist or has expired. Ask for the code on the host's screen.
        </EmptyState>
      </main>
    </Page>
  )
}
