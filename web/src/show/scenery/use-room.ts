import { useLayoutEffect } from 'react'

/** The dark color outside of every game. */
const OUTSIDE = '#0d1b0e'

/**
 * Puts the whole document in a game's room while mounted. Every token then has that room's value (see `tokens.css`),
 * also in sheets and toasts, and the browser's own bar takes its color. Null stays outside.
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
