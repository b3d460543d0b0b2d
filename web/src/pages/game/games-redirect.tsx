import { Navigate, useParams } from 'react-router-dom'

/** Redirects `/games/{id}` to `/game/{id}`, which also knows games by name. */
export function GamesRedirect() {
  const { id = '' } = useParams()
  return <Navigate to={`/game/${encodeURIComponent(id)}`} replace />
}
