import { useLayoutEffect } from 'react'
import { withNextFrame } from '../../lib/with-next-frame.ts'

const LEAST = 0.6
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

function shrink(middle: HTMLElement): boolean {
  const share = Number(middle.style.getPropertyValue('--fit') || 1)
  const over = document.documentElement.scrollHeight - window.innerHeight
  const less = fittingShare(share, { middle: middle.getBoundingClientRect().height, over })
  if (less < share) middle.style.setProperty('--fit', String(less))
  return less < share
}

/**
 * Nobody scrolls a TV: where a wall shows more than it is tall, the middle of the table gets smaller by as much as it
 * takes. It begins at full size whenever `what` is shown changes, and only shrinks while that stays, when it grows.
 */
export function useFit(what: string): void {
  useLayoutEffect(() => {
    const fit = () => {
      const middle = middleOfTable()
      middle?.style.removeProperty('--fit')
      for (let i = 0; middle && i < MEASURED && shrink(middle); i++);
    }
    const callOff = withNextFrame(fit)
    window.addEventListener('resize', fit)
    const onGrowth = () => {
      const middle = middleOfTable()
      if (middle) shrink(middle)
    }
    const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(onGrowth)
    growth?.observe(document.body)
    return () => {
      callOff()
      growth?.disconnect()
      window.removeEventListener('resize', fit)
    }
  }, [what])
}
