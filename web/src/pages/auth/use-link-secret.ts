import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Secrets that wait on their page until someone has logged in. In memory only; the way over the login keeps them. */
const waiting = new Map<string, string>()

/** The link of this page has been used. */
export function dropLinkSecret(pathname: string): void {
  waiting.delete(pathname)
}

/**
 * The secret behind the `#` of a link, which leaves the address bar and the history right away. `waits`: the page needs
 * someone who is logged in, and finds the secret again when they come back.
 */
export function useLinkSecret({ waits = false } = {}): string {
  const { hash, pathname } = useLocation()
  const [secret, setSecret] = useState(hash.slice(1) || (waits ? waiting.get(pathname) : undefined) || '')
  // Another link opened where this page is already open loads nothing anew
  if (hash !== '' && hash.slice(1) !== secret) setSecret(hash.slice(1))
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '') return
    if (waits) waiting.set(pathname, hash.slice(1))
    void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate, waits])
  return secret
}
