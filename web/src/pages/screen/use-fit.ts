import { useLayoutEffect } from 'react'

const LEAST = 0.6
const STEP = 0.04

/**
 * Nobody scrolls a TV: where a wall shows more than it is tall, all of it gets smaller by as much as it takes.
 * `crowding` says how tall it is at a share of the full size, where 1 is the whole wall. Every answer costs a layout, so
 * steps that cannot suffice are not tried.
 */
export function fittingShare(crowding: (share: number) => number): number {
  let share = 1
  while (share > LEAST) {
    const crowded = crowding(share)
    if (crowded <= 1) return share
    const steps = Math.floor((share - share / crowded) / STEP)
    share -= STEP * Math.max(1, steps)
  }
  return LEAST
}

/** Looks again whenever `what` is shown changes, and when it grows on its own. */
export function useFit(what: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const crowding = () => root.scrollHeight / window.innerHeight
    const fit = () => {
      const set = (share: number) => root.style.setProperty('--fit', String(share))
      set(
        fittingShare((share) => {
          set(share)
          return crowding()
        }),
      )
    }
    fit()
    window.addEventListener('resize', fit)
    const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => crowding() > 1 && fit())
    growth?.observe(document.body)
    return () => {
      growth?.disconnect()
      window.removeEventListener('resize', fit)
      root.style.removeProperty('--fit')
    }
  }, [what])
}
