import { whatHappened } from '../../lib/failure-words.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'
import { WhatHappened } from '../../ui/status/what-happened.tsx'

interface NoSuchGameProps {
  /** The reason it's missing; null if no call was needed. */
  readonly fault: unknown
  readonly onRetry: () => void
}

/** There's no such game, or the call failed and can be retried. */
export function NoSuchGame({ fault, onRetry }: NoSuchGameProps) {
  return (
    <Page title="Game Not Found" description="We couldn’t open this game.">
      <main className="grid grow place-content-center">
        <EmptyState
          level={1}
          title="Game Not Found"
          art={<Art name="lost" />}
          action={<ButtonLink to="/">Return to Home</ButtonLink>}
        >
          Sorry, the game you're looking for could not be found.
        </EmptyState>
        <WhatHappened why={fault === null ? null : whatHappened(fault)} onRetry={onRetry} />
      </main>
    </Page>
  )
}
