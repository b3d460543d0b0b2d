import { Button } from '../button/button.tsx'
import { Alert } from './alert.tsx'

interface FailedAlertProps {
  readonly title?: string
  readonly says: string
  /** What really happened, where the words above do not say it: then the same can be asked again in place. */
  readonly why: string | null
  readonly onRetry: () => void
}

/** In the place of what was asked for: what failed, why, and the same again. */
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
