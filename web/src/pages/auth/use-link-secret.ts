import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What stands behind the `#` of a link, which leaves the address bar and the history at once. */
export function useLinkSecret(): string {
  const { hash, pathname } = useLocation()
  const [secret, setSecret] = useState(hash.slice(1))
  // Another link opened where this page is already open loads nothing anew
  if (hash !== '' && hash.slice(1) !== secret) setSecret(hash.slice(1))
  const navigate = useNavigate()
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  return secret
}
