import { useLayoutEffect } from 'react'

const LEAST = 0.6
const STEP = 0.04

/**
 * Nobody scrolls a TV: where a wall shows more than it is tall, all of it gets smaller by as much as it takes.
 * `fits` says whether it does at a share of the full size.
 */
export function fittingShare(fits: (share: number) => boolean): number {
  for (let share = 1; share > LEAST; share -= STEP) if (fits(share)) return share
  return LEAST
}

/** Looks again whenever `what` is shown changes, and when it grows on its own. */
export function useFit(what: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const isTooTall = () => root.scrollHeight > window.innerHeight
    const fit = () => {
      fittingShare((share) => {
        root.style.setProperty('--fit', String(share))
        return !isTooTall()
      })
    }
    fit()
    window.addEventListener('resize', fit)
    const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => isTooTall() && fit())
    growth?.observe(document.body)
    return () => {
      growth?.disconnect()
      window.removeEventListener('resize', fit)
      root.style.removeProperty('--fit')
    }
  }, [what])
}
