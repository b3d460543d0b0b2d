import { useLayoutEffect } from 'react'

const holders = new Map<string, number>()

/**
 * Marks the document with a class as long as this is shown, for what stands elsewhere on the page. `:has()` would see
 * it by itself, and has the browser style the whole document anew at every change.
 */
export function useMark(mark: string | false): void {
  useLayoutEffect(() => {
    if (mark === false) return
    hold(mark, 1)
    return () => hold(mark, -1)
  }, [mark])
}

function hold(mark: string, more: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + more
  holders.set(mark, count)
  document.documentElement.classList.toggle(mark, count > 0)
}
