import { reasonOf } from '../../lib/failure-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/status/alert.tsx'

interface SampleNoteProps {
  readonly what: 'challenge' | 'leaderboard' | 'status'
  /** The reason the call failed. */
  readonly fault: unknown
  readonly onRetry: () => void
}

/** Keeps people from taking the sample for the real thing. */
export function SampleNote({ what, fault, onRetry }: SampleNoteProps) {
  return (
    <Alert
      tone="warn"
      title={`Sample ${what}`}
      action={
        <Button kind="secondary" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      <p>{reasonOf(fault)}</p>
      <p className="text-muted">This is a sample of how it looks. None of it is real.</p>
    </Alert>
  )
}
