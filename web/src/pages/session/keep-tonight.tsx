import { useLocation } from 'react-router-dom'
import { authToken } from '../../lib/storage.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { underWayState } from '../account/under-way.ts'

/** Below what the night has been, for a guest who sits here: an account keeps it, and leads back. */
export function KeepTonight() {
  const { pathname, search } = useLocation()
  if (authToken.get() !== null) return null
  return (
    <p className="mt-4 text-center">
      <TextLink
        to="/auth?mode=register"
        state={underWayState({ to: pathname + search })}
        className="inline-flex min-h-12 items-center text-center"
      >
        Make an account and keep tonight’s games and points
      </TextLink>
    </p>
  )
}
