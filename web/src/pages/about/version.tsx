import { useSite } from '../../lib/site.ts'

/** Which Highjinks this is, for whoever has to say it to somebody who can help. */
export function Version() {
  const site = useSite()
  if (site.status !== 'ready' || site.value.version === undefined) return null
  return <p className="text-center text-sm text-muted">Highjinks {site.value.version}</p>
}
