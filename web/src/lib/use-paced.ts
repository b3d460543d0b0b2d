import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** A render that takes longer finishes in one piece, before anything else. */
const PATIENCE_MS = 1000

/**
 * Something that changes from time to time, such as a store. It returns the same value as long as nothing has changed.
 */
export interface Source<T> {
  readonly read: () => T
  readonly subscribe: (tell: () => void) => () => void
}

/**
 * Renders the newest value in small pieces, so that taps, clocks and animations don't wait for it. The next value waits
 * until this one is drawn. With a deferred value React would start over for each one, and a slow phone whose views
 * arrive faster than it draws would show none.
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
