import { type RefCallback, useCallback } from 'react'
import { announce } from './announcer.ts'

interface AskSpot {
  readonly ref: RefCallback<HTMLElement>
  readonly tabIndex: -1
}

/**
 * Spread it on the element that holds what somebody is asked to tap, and give the element the question as its name.
 * When the question's turn comes the focus moves there, which is how a screen reader says it: what to tap is the next
 * thing to swipe to. Null once there is an answer.
 */
export function useAskSpot(question: string | null): AskSpot {
  const ref = useCallback(
    (spot: HTMLElement | null) => {
      if (!spot || question === null || question === '') return
      return announce(question, 'ask', { element: spot, take: () => moveFocusTo(spot) })
    },
    [question],
  )
  return { ref, tabIndex: -1 }
}

/** Where nothing around an ask can hold its question: a line that only a screen reader has. */
export function AskLine({ question }: { readonly question: string }) {
  return (
    <p {...useAskSpot(question)} className="sr-only">
      {question}
    </p>
  )
}

/** Not away from something that somebody has opened or writes in. */
function moveFocusTo(spot: HTMLElement): boolean {
  const active = document.activeElement
  if (spot.contains(active)) return true
  if (active?.closest('input, textarea, [role="dialog"]')) return false
  spot.focus({ preventScroll: true })
  return document.activeElement === spot
}
