import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Secrets that wait on their page until a login. They are only in memory; going to the login page and back keeps them.
 */
const waiting = new Map<string, string>()

/** Records that this page's link has been used. */
export function dropLinkSecret(pathname: string): void {
  waiting.delete(pathname)
}

/**
 * Takes the secret after the `#` of a link, and removes it from the address bar and the history right away. `waits`:
 * the page needs a signed-in user, and finds the secret again when they return.
 */
export function useLinkSecret({ waits = false } = {}): string {
  const { hash, pathname } = useLocation()
  const [secret, setSecret] = useState(hash.slice(1) || (waits ? waiting.get(pathname) : undefined) || '')
  // Opening another link on this same page loads nothing
  if (hash !== '' && hash.slice(1) !== secret) setSecret(hash.slice(1))
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '') return
    if (waits) waiting.set(pathname, hash.slice(1))
    void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate, waits])
  return secret
}
