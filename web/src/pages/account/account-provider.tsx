import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { authToken } from '../../lib/storage.ts'
import { AccountContext, logout } from './account.ts'

/** Wraps everything that needs the account. Checks it again with each page. */
export function AccountProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  useEffect(() => {
    void checkWhoIsSignedIn()
  }, [pathname])
  return <AccountContext value={true}>{children}</AccountContext>
}

/** Loads the code that asks the server, which a guest doesn't need. If it doesn't arrive, the next page tries again. */
async function checkWhoIsSignedIn(): Promise<void> {
  if (authToken.get() === null) return logout()
  const signIn = await import('./sign-in.ts').catch(() => null)
  await signIn?.checkAccount()
}
