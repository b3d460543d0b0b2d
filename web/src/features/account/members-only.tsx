import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Spinner } from '../../ui/status/spinner.tsx'
import { useAccount, userOf } from './account.ts'

/** Around what only the signed-in may see: waits until that is known, then shows it or leads to the door. */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const account = useAccount((state) => state.account)
  if (userOf(account)) return children
  if (account.kind !== 'checking') return <Navigate to="/auth" replace />
  return (
    <main className="grid grow place-items-center">
      <Spinner label="Loading" />
    </main>
  )
}
