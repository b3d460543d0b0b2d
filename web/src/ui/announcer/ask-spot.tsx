import { type RefCallback, useCallback } from 'react'
import { announce } from './announcer.ts'

interface AskSpot {
  readonly ref: RefCallback<HTMLElement>
  readonly tabIndex: -1
}

/**
 * Spread it on the element with the options, and give the element the question as its name. When the question's turn
 * comes the focus moves there, so a screen reader says it and the options are the next things to swipe to. Null once
 * there is an answer.
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

/** A question's line for screen readers only, where no element around the options can hold it. */
export function AskLine({ question }: { readonly question: string }) {
  return (
    <p {...useAskSpot(question)} className="sr-only">
      {question}
    </p>
  )
}

/** Moves the focus, unless the user has opened something or is writing. */
function moveFocusTo(spot: HTMLElement): boolean {
  const active = document.activeElement
  // There already: the region asks.
  if (spot.contains(active)) return false
  if (active?.closest('input, textarea, [role="dialog"]')) return false
  spot.focus({ preventScroll: true })
  return document.activeElement === spot
}
