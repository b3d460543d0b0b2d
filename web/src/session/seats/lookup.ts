import type { Reply } from '@highjinks/protocol'
import { useEffect } from 'react'
import { isGone } from '../../lib/failure-words.ts'
import { createResource, type Loaded } from '../../lib/resource.ts'
import { callSession } from '../../lib/session-calls.ts'

/** The interval at which an open invitation updates who is there. */
const FRESH_MS = 4000

/**
 * A network hiccup doesn't hide what is known; only the server can. A return from a session asks again, because people
 * came and went there.
 */
const options = { outlives: (fault: unknown) => !isGone(fault), isFleeting: true }
const byCode = createResource<string, Reply<'byCode'>>(async (code) => {
  const found = await callSession('byCode', { params: { code } })
  return { ...found, session: { ...found.session, code: found.session.code || code } }
}, options)
const byId = createResource<string, Reply<'byId'>>((id) => callSession('byId', { params: { id } }), options)

/** Returns the session of a code, kept up to date while someone looks at it. */
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

/** Returns the session of an id, which leads visitors with only its address to the way in. */
export const useSessionAt = byId.use
export function lookAgainAt(id: string): void {
  void byId.reload(id)
}
