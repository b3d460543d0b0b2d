import { useLayoutEffect } from 'react'

const STEP = 0.04
const STEPS = 10

/**
 * Nobody scrolls a TV: where a wall shows more than it is tall, all of it gets smaller by as much as it takes.
 * `fits` says whether it does at a share of the full size. Every answer costs a layout of the whole wall, so that the
 * steps are halved and not walked.
 */
export function fittingShare(fits: (share: number) => boolean): number {
  if (fits(1)) return 1
  let [tooFew, enough] = [0, STEPS]
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2)
    if (fits(1 - middle * STEP)) enough = middle
    else tooFew = middle
  }
  return 1 - enough * STEP
}

/** Looks again whenever `what` is shown changes, and when it grows on its own. */
export function useFit(what: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const isTooTall = () => root.scrollHeight > window.innerHeight
    const fit = () => {
      const set = (share: number) => root.style.setProperty('--fit', String(share))
      set(
        fittingShare((share) => {
          set(share)
          return !isTooTall()
        }),
      )
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
