import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { scrollToAnchor } from '../lib/scroll-to.ts'
import { tellEarly } from './early.ts'

interface ArrivalProps {
  /** The first address of the visit. The user may have left it before its page was there. */
  readonly cameBy: string
}

/**
 * Is inside the page's own Suspense, so it runs when the page is really there: a new page starts at the top with its
 * heading in focus, and a hash leads to its anchor.
 */
export function Arrival({ cameBy }: ArrivalProps) {
  const { pathname, hash, key } = useLocation()
  const last = useRef(cameBy)
  useEffect(tellEarly, [])
  useEffect(() => {
    // The first address is left to the browser, as it can be a reload halfway down.
    if (last.current !== pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      focusHeading()
    }
    last.current = pathname
  }, [pathname])
  useEffect(() => {
    // The same link pressed again has a new key, and scrolls again.
    if (key && hash.length > 1) scrollToAnchor(hash.slice(1))
  }, [hash, key])
  return null
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
