import { failureWords, isGone } from '../../lib/failure-words.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { TryAgain } from '../../ui/status/try-again.tsx'

interface NoSuchGameProps {
  /** Why there is none; null when nobody had to be asked. */
  readonly fault: unknown
  readonly onRetry: () => void
}

const home = <ButtonLink to="/">Return to Home</ButtonLink>

/** There is no such game, which only the server can say; or it could not be asked, and may be again. */
export function NoSuchGame({ fault, onRetry }: NoSuchGameProps) {
  const isUnknown = fault === null || isGone(fault)
  return (
    <Page title={isUnknown ? 'Game Not Found' : failureWords(fault).title} description="This game could not be opened.">
      <main className="grid grow place-content-center">
        {isUnknown ? (
          <EmptyState level={1} title="Game Not Found" art={<Art name="lost" />} action={home}>
            Sorry, the game you're looking for could not be found.
          </EmptyState>
        ) : (
          <TryAgain level={1} {...failureWords(fault)} onRetry={onRetry}>
            <ButtonLink to="/" kind="secondary">
              Return to Home
            </ButtonLink>
          </TryAgain>
        )}
      </main>
    </Page>
  )
}
