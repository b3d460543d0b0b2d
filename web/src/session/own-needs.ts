import type { Intent, OwnSeat } from '@highjinks/protocol'
import { useEffect } from 'react'
import { needsTime } from '../lib/kept-needs.ts'

/** Asks for more time with every seat that this phone takes. Only the phone's owner takes that back, in the settings. */
export function useOwnNeeds(own: OwnSeat | null, send: (intent: Intent) => void): void {
  const topics = own?.topics
  // A server that doesn't know it leaves it out.
  const isMissing = own?.needsTime === false && needsTime.get()
  useEffect(() => {
    if (isMissing && topics) send({ type: 'limits', topics: [...topics], needsTime: true })
    // The topics that the seat has by then are sent along.
  }, [isMissing, send, topics])
}
