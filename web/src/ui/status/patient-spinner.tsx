import { useEffect, useState } from 'react'
import { said } from '../announcer/announcer.ts'
import { Button } from '../button/button.tsx'
import { Spinner } from './spinner.tsx'

/** The same as the time limit of a call. */
const LATE_MS = 12_000

/** Shows while a piece of the page loads. A late one can still arrive, but the user doesn't have to wait for it. */
export function PatientSpinner({ label }: { readonly label: string }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return <Spinner label={label} />
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <Spinner label={label} />
      <p ref={said} className="text-muted">
        Part of this page hasn’t arrived. Your seat is safe.
      </p>
      <Button kind="secondary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  )
}
