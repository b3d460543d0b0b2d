import { Navigate } from 'react-router-dom'
import { CallFailed } from '../../lib/call-failed.ts'
import { failureWords, isGone } from '../../lib/failure-words.ts'
import { RoomLoading } from '../../session/room-loading.tsx'
import { lookAgainAt, useSessionAt } from '../../session/seats/lookup.ts'
import { Farewell } from '../../session/table/farewell.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { TryAgain } from '../../ui/status/try-again.tsx'

/** A visitor at a session page's address without a seat in it: leads to the invitation. */
export function Newcomer({ id }: { readonly id: string }) {
  const found = useSessionAt(id)
  switch (found.status) {
    case 'loading':
      return (
        <Page title="Joining" description="Looking for the session.">
          <RoomLoading label="Looking up game..." />
        </Page>
      )
    case 'failed':
      return isGone(found.fault) ? <Farewell why={whyGone(found.fault)} /> : <NotLookedUp id={id} fault={found.fault} />
    case 'ready':
      return <Navigate to={`/join/${found.value.session.code}`} replace />
  }
}

function whyGone(fault: unknown): string {
  const code = fault instanceof CallFailed ? fault.code : null
  return code === 'ended' || code === 'expired' ? code : 'unknown'
}

function NotLookedUp({ id, fault }: { readonly id: string; readonly fault: unknown }) {
  const words = failureWords(fault)
  return (
    <Page title={words.title} description="We couldn’t look up the session.">
      <main className="grid grow place-content-center">
        <TryAgain level={1} {...words} onRetry={() => lookAgainAt(id)} />
      </main>
    </Page>
  )
}
