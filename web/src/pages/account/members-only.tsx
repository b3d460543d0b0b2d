import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Spinner } from '../../ui/status/spinner.tsx'
import { useAccount, userOf } from './account.ts'
import { underWayState } from './under-way.ts'

interface MembersOnlyProps {
  readonly children: ReactNode
  /** What was pressed to come here, to be done after signing in. */
  readonly doing?: string
  /** Where there is something to say instead of leading to the door. */
  readonly otherwise?: ReactNode
}

/** Around what only the signed-in may see or do: waits until that is known, then shows it or leads to the door. */
export function MembersOnly({ children, doing, otherwise }: MembersOnlyProps) {
  const account = useAccount((state) => state.account)
  const { pathname, search } = useLocation()
  if (userOf(account)) return children
  if (account.kind === 'checking') {
    return (
      <div className="grid grow place-content-center py-10">
        <Spinner size={48} label="Loading" />
      </div>
    )
  }
  return otherwise ?? <Navigate to="/auth" state={underWayState({ to: `${pathname}${search}`, doing })} replace />
}
