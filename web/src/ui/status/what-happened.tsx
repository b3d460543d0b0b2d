import { Button } from '../button/button.tsx'

interface WhatHappenedProps {
  /** Null where the page has said all there is to say. */
  readonly why: string | null
  readonly onRetry: () => void
}

/** Below what a page says of what did not come: what really happened, and the same again. */
export function WhatHappened({ why, onRetry }: WhatHappenedProps) {
  if (why === null) return null
  return (
    <div role="alert" className="mx-auto grid max-w-md justify-items-center gap-3 px-4 pb-10 text-center">
      <p className="text-muted">{why}</p>
      <Button kind="secondary" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}
