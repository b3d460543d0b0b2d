import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

interface DoorProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page beside the login, with one thing to do. */
export function Door({ title, lead, children }: DoorProps) {
  return (
    <Page title={title} description="Your Highjinks account.">
      <main className="mx-auto grid w-full max-w-lg grow content-center gap-5 px-4 py-8 sm:px-6">
        <div>
          <Heading level={1}>{title}</Heading>
          <p className="mt-1 text-lg text-muted">{lead}</p>
        </div>
        <Card className="grid gap-5 sm:p-7">{children}</Card>
      </main>
    </Page>
  )
}
