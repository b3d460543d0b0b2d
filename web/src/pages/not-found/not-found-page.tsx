import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Art } from '../../ui/picture/art.tsx'
import { EmptyState } from '../../ui/status/empty-state.tsx'

export function NotFoundPage() {
  return (
    <Page title="Page Not Found" description="There’s nothing at this address.">
      <main className="grid grow place-content-center">
        <EmptyState
          level={1}
          title="404 Page Not Found"
          art={<Art name="lost" />}
          action={
            <>
              <ButtonLink to="/" size="lg">
                Back to Home
              </ButtonLink>
              <ButtonLink to="/games" kind="secondary">
                Browse Games
              </ButtonLink>
            </>
          }
        >
          The map was right. Then someone fell asleep on it.
        </EmptyState>
      </main>
    </Page>
  )
}
