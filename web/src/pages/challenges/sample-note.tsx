import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/status/alert.tsx'

interface SampleNoteProps {
  readonly what: 'challenge' | 'leaderboard' | 'status'
  readonly onRetry: () => void
  /** Why there is nothing else to show. */
  readonly children?: ReactNode
}

const FAILED = 'We could not reach the server, so this is only what it looks like. None of it is real.'

/** Nobody shall take the sample for the real thing. */
export function SampleNote({ what, onRetry, children = FAILED }: SampleNoteProps) {
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
      {children}
    </Alert>
  )
}
