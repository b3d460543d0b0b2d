import { useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'

/** The smallest letters that are readable in the hand, in rem; a TV's stay as large as they are. */
const SMALLEST = 0.8125
const SMALLEST_PX = 13
/** The narrowest readable letters. */
const NARROWEST = 0.66

interface UnbrokenProps {
  readonly children: string
  readonly className?: string | undefined
}

/** A name or a button's words: text too long for its place gets smaller and then narrower, but no word breaks. */
export function Unbroken({ children, className }: UnbrokenProps) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const it = place.current
    if (!it || !places) return
    wordsIn(it)?.removeAttribute('style')
    places.observe(it)
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => fit([it]))
    return () => places.unobserve(it)
  }, [children])
  return (
    <span ref={place} className={cx('block max-w-full min-w-0', className)}>
      <span className="line-clamp-3 min-w-min origin-left [overflow-wrap:normal]">{children}</span>
    </span>
  )
}

/**
 * Measures all places together, once they are laid out and before they are painted, and only then changes anything.
 * Doing this one by one would lay out the whole page for each.
 */
const places =
  typeof ResizeObserver === 'undefined' ? null : new ResizeObserver((resized) => fit(resized.map((one) => one.target)))

const wordsIn = (place: Element) => place.querySelector<HTMLElement>(':scope > span')

/** Returns the share of its words that fits, if the longest is too long. It has no width for screen readers. */
function shareOf(place: Element): number {
  const room = place.clientWidth
  return room < 2 ? 1 : room / (wordsIn(place)?.offsetWidth ?? room)
}

/** Fits all places. Small letters have wider spacing than large ones, so it measures the rest again. */
function fit(all: readonly Element[]): void {
  for (const place of all) wordsIn(place)?.removeAttribute('style')
  const shares = all.map(shareOf)
  all.forEach((place, i) => setSmaller(place, shares[i] ?? 1))
  const left = all.map(shareOf)
  all.forEach((place, i) => setNarrower(place, left[i] ?? 1))
}

function setSmaller(place: Element, share: number): void {
  const words = wordsIn(place)
  if (words && share < 1) words.style.fontSize = `${fittingSize(share, leastOf(place))}em`
}

/** Condenses words as far as possible. If they still break, most of them is readable. */
function setNarrower(place: Element, share: number): void {
  const words = wordsIn(place)
  if (!words || share >= 1) return
  const narrow = Math.max(share, NARROWEST)
  words.style.transform = `scaleX(${narrow})`
  if (share < narrow) Object.assign(words.style, { minWidth: '0', width: `${100 / narrow}%`, overflowWrap: 'anywhere' })
}

/** Returns how much smaller words have to be for the given width, relative to their size. */
export function fittingSize(share: number, least: number): number {
  return Math.min(1, Math.max(share, least))
}

function leastOf(place: Element): number {
  if (place.closest('[data-tv]')) return 1
  const letters = Number.parseFloat(getComputedStyle(place).fontSize)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Math.max(SMALLEST_PX, SMALLEST * rem) / letters
}
