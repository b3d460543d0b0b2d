import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Art } from '../picture/art.tsx'
import { EmptyState } from './empty-state.tsx'

interface TryAgainProps {
  readonly title: string
  readonly text: string
  readonly level?: 1 | 2
  readonly onRetry: () => void
  /** Another way on, beside the retry. */
  readonly children?: ReactNode
}

/** Replaces content that didn't load: what failed, and a retry. */
export function TryAgain({ title, text, level = 2, onRetry, children }: TryAgainProps) {
  return (
    <div role="alert">
      <EmptyState
        level={level}
        title={title}
        art={<Art name="cut-off" />}
        action={
          <>
            <Button size="lg" onClick={onRetry}>
              Try Again
            </Button>
            {children}
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
