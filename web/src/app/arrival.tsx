import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { scrollToAnchor } from '../lib/scroll-to.ts'

interface ArrivalProps {
  /** The address somebody came in by, which they may have left before its page was there. */
  readonly cameBy: string
}

/**
 * Stands beside the page inside the same Suspense, so it runs when the page is really there: a new page starts at
 * the top with its heading in focus, and a hash leads to its anchor.
 */
export function Arrival({ cameBy }: ArrivalProps) {
  const { pathname, hash, key } = useLocation()
  const last = useRef(cameBy)
  useEffect(keepTheTop, [])
  useEffect(() => {
    // The address somebody came in by is left to the browser: it may be a reload halfway down.
    if (last.current !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      focusHeading()
    }
    last.current = pathname
  }, [pathname])
  useEffect(() => {
    // The same link pressed again is a new key, and scrolls again.
    if (key && hash.length > 1) scrollToAnchor(hash.slice(1))
  }, [hash, key])
  return null
}

/**
 * The browser puts a page that somebody reloads where it was; one that they go back to begins at the top, like any
 * other. Which of the two is coming can be told only before it comes: whoever has touched the page goes on from here.
 */
function keepTheTop(): () => void {
  const take = () => void (window.history.scrollRestoration = 'manual')
  const leave = () => void (window.history.scrollRestoration = 'auto')
  const touches = ['pointerdown', 'keydown'] as const
  for (const touch of touches) window.addEventListener(touch, take, true)
  window.addEventListener('pagehide', leave)
  return () => {
    for (const touch of touches) window.removeEventListener(touch, take, true)
    window.removeEventListener('pagehide', leave)
  }
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
