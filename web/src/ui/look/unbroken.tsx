import { useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'

/** The smallest letters that are read from a hand, in rem; a TV's stay as large as they are. */
const SMALLEST = 0.8125
/** The narrowest letters that one can still read. */
const NARROWEST = 0.66

interface UnbrokenProps {
  readonly children: string
  readonly className?: string | undefined
}

/** A name, or the words of a button, what is too long for its place is set smaller, then narrower, and never broken within a word. */
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
 * All places are measured together, once they are laid out and before they are painted, and only then is anything
 * changed: each by itself would have the whole page laid out for the next.
 */
const places =
  typeof ResizeObserver === 'undefined' ? null : new ResizeObserver((resized) => fit(resized.map((one) => one.target)))

const wordsIn = (place: Element) => place.querySelector<HTMLElement>(':scope > span')

/** So much of its words a place holds, where their longest is too long; for those who listen it has no width. */
function shareOf(place: Element): number {
  const room = place.clientWidth
  return room < 2 ? 1 : room / (wordsIn(place)?.offsetWidth ?? room)
}

/** Small letters stand further apart than large ones: what is left over is measured again. */
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

/** What is broken all the same is so where it is as narrow as may be, so that most of it can be told from others. */
function setNarrower(place: Element, share: number): void {
  const words = wordsIn(place)
  if (!words || share >= 1) return
  const narrow = Math.max(share, NARROWEST)
  words.style.transform = `scaleX(${narrow})`
  if (share < narrow) Object.assign(words.style, { minWidth: '0', width: `${100 / narrow}%`, overflowWrap: 'anywhere' })
}

/** How much smaller words are set that may only be so wide, of what they are. */
export function fittingSize(share: number, least: number): number {
  return Math.min(1, Math.max(share, least))
}

function leastOf(place: Element): number {
  if (place.closest('[data-tv]')) return 1
  const letters = Number.parseFloat(getComputedStyle(place).fontSize)
  return (SMALLEST * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / letters
}
