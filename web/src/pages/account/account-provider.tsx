import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { authToken } from '../../lib/storage.ts'
import { AccountContext, logout } from './account.ts'

/** Around everything that asks who is signed in: looks again with every page. */
export function AccountProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  useEffect(() => {
    void checkWhoIsSignedIn()
  }, [pathname])
  return <AccountContext value={true}>{children}</AccountContext>
}

/** A guest is not worth the code that asks the server; if it does not come, the next page tries again. */
async function checkWhoIsSignedIn(): Promise<void> {
  if (authToken.get() === null) return logout()
  const signIn = await import('./sign-in.ts').catch(() => null)
  await signIn?.checkAccount()
}
