import { useLayoutEffect } from 'react'
import { afterNextFrame, type Schedule } from './with-next-frame.ts'

/** The smallest share of its full size, on a TV and on a laptop. */
const LEAST = 0.6
const LEAST_SNUG = 0.72
/** As much larger it might still be is not worth another step. */
const SNUG = 0.02
/** How often its height is measured, each time in a picture of its own. */
const MEASURED = 5
/** How much more is taken off than is over: letters that are as small as they may be do not yield. */
const FIRM = 1.3

export interface Heights {
  /** What the middle of the table takes just now. */
  readonly middle: number
  /** How far that is below its place. */
  readonly over: number
}

/** The share of its full size, rounded down to whole percents, at which a middle shown at `share` should leave nothing over. */
export function fittingShare(share: number, { middle, over }: Heights): number {
  if (over <= 0 || middle <= 0) return share
  return Math.max(LEAST, Math.floor(100 * share * (1 - (FIRM * over) / middle)) / 100)
}

/** The part that gives way; everything around it goes by the TV and stays as it is. */
const middleOfTable = () => document.querySelector<HTMLElement>('[data-fits]')

const shareOf = (middle: HTMLElement) => Number(middle.style.getPropertyValue('--fit') || 1)

/** One step; answers whether it took one. */
function shrink(middle: HTMLElement, known: Known): boolean {
  const share = shareOf(middle)
  const { height, bottom } = middle.getBoundingClientRect()
  const floor = middle.parentElement?.getBoundingClientRect().bottom ?? bottom
  const hasMoreRoom = floor > known.floor + 1
  known.floor = floor
  if (hasMoreRoom && share < 1) return show(middle, share, 1)
  const less = fittingShare(share, { middle: height, over: bottom - floor })
  if (less < share) middle.style.setProperty('--fit', String(less))
  return less < share
}

/** What the middle has shown so far: the largest share that fitted, the smallest that did not, and down to where it had room. */
export interface Known {
  fits: number
  bursts: number
  floor: number
}

const nothingKnown = (): Known => ({ fits: 0, bursts: Number.POSITIVE_INFINITY, floor: Number.POSITIVE_INFINITY })

/** As large as there is room for, which takes more steps; what is still too long then is scrolled. */
export function shrinkSnugly(middle: HTMLElement, known: Known): boolean {
  const share = shareOf(middle)
  // What bursts out of the card for a moment is no part of the page.
  const over = document.body.getBoundingClientRect().height - window.innerHeight
  if (over > 0) {
    // It has grown since it fitted.
    if (share <= known.fits) known.fits = 0
    known.bursts = Math.min(known.bursts, share)
  } else known.fits = Math.max(known.fits, share)
  const [least, most] = [Math.max(known.fits, LEAST_SNUG), Math.min(known.bursts, 1)]
  const guess = share * (1 - over / Math.max(1, middle.getBoundingClientRect().height))
  if (most - least < SNUG || (over <= 0 && guess < share + SNUG)) return show(middle, share, least)
  if (guess <= least && known.fits === 0) return show(middle, share, least)
  return show(middle, share, guess > least && guess < most - SNUG / 2 ? guess : (least + most) / 2)
}

/** Answers whether that is another share than before. */
function show(middle: HTMLElement, share: number, next: number): boolean {
  if (next !== share) middle.style.setProperty('--fit', String(next))
  return next !== share
}

type Step = (middle: HTMLElement, known: Known) => boolean

/**
 * Nobody scrolls a TV: where a table shows more than its place on the picture is tall, it gets smaller by as much as it
 * takes. It begins at full size whenever `what` is shown changes, its letters have come or its place has become taller,
 * as when a sofa sinks a moment later, and only shrinks while all that stays, also when what is in it comes a moment
 * later. Each step is a picture of its own. On a TV what is measured is painted by then, and has not to be laid out for
 * it; on a laptop, where what is too long lies under the sofa, the first one comes before it is painted.
 */
export function useFit(what: string, step: Step = shrink, schedule: Schedule = afterNextFrame): void {
  useLayoutEffect(() => {
    let callOff = () => {}
    let known = nothingKnown()
    const fit = (steps = MEASURED) => {
      callOff()
      callOff = schedule(() => {
        const middle = middleOfTable()
        if (middle && step(middle, known) && steps > 1) fit(steps - 1)
      })
    }
    const fitAnew = () => {
      middleOfTable()?.style.removeProperty('--fit')
      known = nothingKnown()
      fit()
    }
    fitAnew()
    window.addEventListener('resize', fitAnew)
    // Until they are there others stand in for them, which may take more room. jsdom has none.
    const letters: FontFaceSet | undefined = document.fonts
    letters?.addEventListener('loadingdone', fitAnew)
    const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => fit())
    growth?.observe(document.body)
    const middle = middleOfTable()
    for (const one of [middle, middle?.parentElement]) if (one) growth?.observe(one)
    return () => {
      callOff()
      growth?.disconnect()
      window.removeEventListener('resize', fitAnew)
      letters?.removeEventListener('loadingdone', fitAnew)
    }
  }, [what, step, schedule])
}
