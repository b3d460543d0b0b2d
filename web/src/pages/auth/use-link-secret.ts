import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What stands behind the `#` of a link, which leaves the address bar and the history at once. */
export function useLinkSecret(): string {
  const { hash, pathname } = useLocation()
  const [secret] = useState(hash.slice(1))
  const navigate = useNavigate()
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  return secret
}
