import { useLayoutEffect } from 'react'

const holders = new Map<string, number>()

/**
 * Keeps a class on the document while this shows, for styles elsewhere on the page. `:has()` could do that, but then
 * the browser restyles the whole document on every change.
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
