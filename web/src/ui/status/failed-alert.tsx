import { Button } from '../button/button.tsx'
import { Alert } from './alert.tsx'

interface FailedAlertProps {
  readonly title?: string
  readonly says: string
  /** The real reason, if the words above don't give it. A retry in place makes sense then. */
  readonly why: string | null
  readonly onRetry: () => void
}

/** Replaces content that failed to load: what failed, why, and a retry. */
export function FailedAlert({ title, says, why, onRetry }: FailedAlertProps) {
  const again = (
    <Button kind="secondary" onClick={onRetry}>
      Try Again
    </Button>
  )
  return (
    <Alert {...(title !== undefined && { title })} action={why !== null && again}>
      <p>{says}</p>
      {why !== null && <p className="text-muted">{why}</p>}
    </Alert>
  )
}
