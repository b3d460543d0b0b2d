import { useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Spinner } from './spinner.tsx'

/** As long as a call waits for its answer. */
const LATE_MS = 12_000

/** While a piece of the page is fetched. One that is late may still come, and its person need not wait for it. */
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
      <p role="status" className="text-muted">
        Part of this page hasn’t arrived. Your seat is safe.
      </p>
      <Button kind="secondary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  )
}
