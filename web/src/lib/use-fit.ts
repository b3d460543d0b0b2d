import { useLayoutEffect } from 'react'
import { afterNextFrame, type Schedule } from './with-next-frame.ts'

/** The smallest share of its full size, on a wall and on a laptop. */
const LEAST = 0.6
const LEAST_SNUG = 0.72
/** So many times the span between too large and small enough is halved. */
const HALVED = 4
/** How often its height is measured again before a new phase is shown. */
const MEASURED = 3
/** How much more is taken off than is over: letters that are as small as they may be do not yield. */
const FIRM = 1.3

export interface Heights {
  /** What the middle of the table takes just now. */
  readonly middle: number
  /** How much the whole page is taller than the wall. */
  readonly over: number
}

/** The share of its full size, rounded down to whole percents, at which a middle shown at `share` should leave nothing over. */
export function fittingShare(share: number, { middle, over }: Heights): number {
  if (over <= 0 || middle <= 0) return share
  return Math.max(LEAST, Math.floor(100 * share * (1 - (FIRM * over) / middle)) / 100)
}

/** The part that gives way; everything around it goes by the wall and stays as it is. */
const middleOfTable = () => document.querySelector<HTMLElement>('[data-fits]')

const shareOf = (middle: HTMLElement) => Number(middle.style.getPropertyValue('--fit') || 1)

/** One step; answers whether it took one. */
function shrink(middle: HTMLElement): boolean {
  const share = shareOf(middle)
  const over = document.documentElement.scrollHeight - window.innerHeight
  const less = fittingShare(share, { middle: middle.getBoundingClientRect().height, over })
  if (less < share) middle.style.setProperty('--fit', String(less))
  return less < share
}

/** As large as there is room for, which takes more measuring; what is still too long then is scrolled. */
export function shrinkSnugly(middle: HTMLElement): boolean {
  let [fits, bursts] = [LEAST_SNUG, shareOf(middle)]
  // What bursts out of the card for a moment is no part of the page.
  const isTooMuch = () => document.body.getBoundingClientRect().height > window.innerHeight
  if (bursts <= fits || !isTooMuch()) return false
  for (let i = 0; i < HALVED; i++) {
    const between = (fits + bursts) / 2
    middle.style.setProperty('--fit', String(between))
    if (isTooMuch()) bursts = between
    else fits = between
  }
  middle.style.setProperty('--fit', String(fits))
  return false
}

/**
 * Nobody scrolls a TV: where a wall shows more than it is tall, the middle of the table gets smaller by as much as it
 * takes. It begins at full size whenever `what` is shown changes or its letters have come, and only shrinks while that
 * stays, when it grows.
 * On a wall each step is a frame of its own: what is measured is painted by then, and has not to be laid out for it. On
 * a laptop, where what is too long lies under the sofa, it fits by the next frame.
 */
export function useFit(what: string, shrinkToFit = shrink, schedule: Schedule = afterNextFrame): void {
  useLayoutEffect(() => {
    let callOff = () => {}
    const fit = (steps = MEASURED) => {
      callOff()
      callOff = schedule(() => {
        const middle = middleOfTable()
        if (middle && shrinkToFit(middle) && steps > 1) fit(steps - 1)
      })
    }
    const fitAnew = () => {
      middleOfTable()?.style.removeProperty('--fit')
      fit()
    }
    fitAnew()
    window.addEventListener('resize', fitAnew)
    // Until they are there others stand in for them, which may take more room. jsdom has none.
    const letters: FontFaceSet | undefined = document.fonts
    letters?.addEventListener('loadingdone', fitAnew)
    const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => fit())
    growth?.observe(document.body)
    return () => {
      callOff()
      growth?.disconnect()
      window.removeEventListener('resize', fitAnew)
      letters?.removeEventListener('loadingdone', fitAnew)
    }
  }, [what, shrinkToFit, schedule])
}
