import { useLayoutEffect } from 'react'
import { afterNextFrame, type Schedule } from './with-next-frame.ts'

/** The smallest share of full size, on a TV and on a laptop. */
const LEAST = 0.6
const LEAST_SNUG = 0.72
/** A gain smaller than this isn't worth another step. */
const SNUG = 0.02
/** The number of times to measure its height, each in its own frame. */
const MEASURED = 5
/** Shrinks by this much more than the overflow, because text at its smallest size doesn't shrink. */
const FIRM = 1.3

export interface Heights {
  /** The current height of the table's middle. */
  readonly middle: number
  /** The distance it reaches below its place. */
  readonly over: number
}

/**
 * Returns the share of full size, in whole percent rounded down, at which a middle now at `share` should overflow no
 * more.
 */
export function fittingShare(share: number, { middle, over }: Heights): number {
  if (over <= 0 || middle <= 0) return share
  return Math.max(LEAST, Math.floor(100 * share * (1 - (FIRM * over) / middle)) / 100)
}

/** The part that shrinks. Everything around it depends on the TV's size and stays as it is. */
const middleOfTable = () => document.querySelector<HTMLElement>('[data-fits]')

const shareOf = (middle: HTMLElement) => Number(middle.style.getPropertyValue('--fit') || 1)

/** Takes one step. Returns whether there was one to take. */
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

/**
 * The results for this middle so far: the largest share that fit, the smallest that didn't, and how far down there was
 * room.
 */
export interface Known {
  fits: number
  bursts: number
  floor: number
}

const nothingKnown = (): Known => ({ fits: 0, bursts: Number.POSITIVE_INFINITY, floor: Number.POSITIVE_INFINITY })

/** Makes it as large as there's room for, in more steps. If it's still too long, people scroll. */
export function shrinkSnugly(middle: HTMLElement, known: Known): boolean {
  const share = shareOf(middle)
  // A burst over the card's edge is only there for a moment and doesn't count.
  const over = document.body.getBoundingClientRect().height - window.innerHeight
  if (over > 0) {
    // It has grown since it fit.
    if (share <= known.fits) known.fits = 0
    known.bursts = Math.min(known.bursts, share)
  } else known.fits = Math.max(known.fits, share)
  const [least, most] = [Math.max(known.fits, LEAST_SNUG), Math.min(known.bursts, 1)]
  const guess = share * (1 - over / Math.max(1, middle.getBoundingClientRect().height))
  if (most - least < SNUG || (over <= 0 && guess < share + SNUG)) return show(middle, share, least)
  if (guess <= least && known.fits === 0) return show(middle, share, least)
  return show(middle, share, guess > least && guess < most - SNUG / 2 ? guess : (least + most) / 2)
}

/** Returns whether that changes the share. */
function show(middle: HTMLElement, share: number, next: number): boolean {
  if (next !== share) middle.style.setProperty('--fit', String(next))
  return next !== share
}

type Step = (middle: HTMLElement, known: Known) => boolean

/**
 * Shrinks a table that is too tall for a TV, where no one scrolls. It starts at full size when `what` changes, the
 * fonts have loaded or its place has grown taller, as when the sofa sinks a moment later. Otherwise it only shrinks,
 * also for parts that arrive a moment later. Each step has its own frame. On a TV the layout is painted by the time we
 * measure it, so measuring doesn't force one. On a laptop, where anything too long ends up under the sofa, the first
 * step runs before the paint.
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
    // Fallback fonts can take more room until then. jsdom has no `fonts`.
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
