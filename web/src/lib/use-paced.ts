import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A picture that is not drawn by then is drawn in one piece, before anything else. */
const PATIENCE_MS = 1000

/** What changes from time to time, such as a store; what it reads is the same for as long as nothing has changed. */
export interface Source<T> {
  readonly read: () => T
  readonly subscribe: (tell: () => void) => () => void
}

/**
 * The newest value, drawn in small pieces: a tap, a clock and whatever moves do not wait for it. The next value waits
 * until this one is drawn. A deferred value would have React begin anew at each, and a slow phone whose views come
 * faster than it draws them would show none.
 */
export function usePaced<T>({ read, subscribe }: Source<T>): T {
  const [shown, show] = useState(read)
  const drawn = useRef(shown)
  const follow = useRef(() => {})
  useEffect(() => {
    let isDrawing = false
    let timer: ReturnType<typeof setTimeout>
    follow.current = () => {
      clearTimeout(timer)
      const next = read()
      isDrawing = !Object.is(next, drawn.current)
      if (!isDrawing) return
      startTransition(() => show(() => next))
      timer = setTimeout(() => {
        isDrawing = false
        show(read)
      }, PATIENCE_MS)
    }
    const stop = subscribe(() => {
      if (!isDrawing) follow.current()
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [read, subscribe])
  useLayoutEffect(() => {
    drawn.current = shown
  }, [shown])
  useEffect(() => {
    follow.current()
  }, [shown, read, subscribe])
  return shown
}
