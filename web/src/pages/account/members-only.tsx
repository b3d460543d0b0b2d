import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Spinner } from '../../ui/status/spinner.tsx'
import { useAccount, userOf } from './account.ts'
import { underWayState } from './under-way.ts'

interface MembersOnlyProps {
  readonly children: ReactNode
  /** The press that led here, to repeat after signing in. */
  readonly doing?: string
  /** Shows this to guests instead of the login page. */
  readonly otherwise?: ReactNode
}

/** Wraps content for signed-in users: waits until the account is known, then shows it or leads to the login page. */
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
