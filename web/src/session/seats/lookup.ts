import type { Reply } from '@highjinks/protocol'
import { useEffect } from 'react'
import { isGone } from '../../lib/failure-words.ts'
import { createResource, type Loaded } from '../../lib/resource.ts'
import { callSession } from '../../lib/session-calls.ts'

/** How often somebody who looks at an invitation is told who is there by now. */
const FRESH_MS = 4000

/**
 * A hiccup of the network takes nothing away from what is known; only the server can. Whoever comes back from a session
 * asks anew: people came and went there.
 */
const options = { outlives: (fault: unknown) => !isGone(fault), isFleeting: true }
const byCode = createResource<string, Reply<'byCode'>>(async (code) => {
  const found = await callSession('byCode', { params: { code } })
  return { ...found, session: { ...found.session, code: found.session.code || code } }
}, options)
const byId = createResource<string, Reply<'byId'>>((id) => callSession('byId', { params: { id } }), options)

/** What a code leads to, kept fresh while somebody looks at it. */
export function useLookup(code: string | null): Loaded<Reply<'byCode'>> {
  const found = byCode.use(code)
  const isFound = found.status === 'ready'
  useEffect(() => {
    if (code === null || !isFound) return
    const look = () => void (document.visibilityState === 'visible' && byCode.reload(code))
    const timer = setInterval(look, FRESH_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [code, isFound])
  return found
}

export function lookAgain(code: string): void {
  void byCode.reload(code)
}

/** What a session's id leads to: whoever has only an address of one finds the way in by it. */
export const useSessionAt = byId.use
export function lookAgainAt(id: string): void {
  void byId.reload(id)
}
