import { Button } from '../button/button.tsx'

interface WhatHappenedProps {
  /** Null if the page has said all there is to say. */
  readonly why: string | null
  readonly onRetry: () => void
}

/** Adds the real reason and a retry below a page's words about missing content. */
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
