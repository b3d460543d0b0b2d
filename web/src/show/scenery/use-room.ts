import { useLayoutEffect } from 'react'

/** The dark house outside of every game. */
const OUTSIDE = '#0d1b0e'

/**
 * Stands the whole document in a game's room while it is shown: from then on every token has that room's value (see
 * `tokens.css`), in sheets and toasts as well, and the browser's own bar takes its color. Null stays outside.
 */
export function useRoom(slug: string | null): void {
  useLayoutEffect(() => {
    if (slug === null) return
    const root = document.documentElement
    root.dataset.room = slug
    paintBrowser(getComputedStyle(root).backgroundColor)
    return () => {
      delete root.dataset.room
      paintBrowser(OUTSIDE)
    }
  }, [slug])
}

function paintBrowser(color: string): void {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
}
