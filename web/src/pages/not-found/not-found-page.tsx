import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'

export function NotFoundPage() {
  return (
    <Page title="Page Not Found" description="There is nothing at this address.">
      <EmptyState title="404 Page Not Found">This page rolled under the sofa.</EmptyState>
    </Page>
  )
}
