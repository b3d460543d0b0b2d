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
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => fitAgain(it))
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
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((resized) => {
        const found = resized.map(({ target }) => ({ place: target, share: shareOf(target) }))
        for (const { place, share } of found) {
          if (wordsIn(place)?.hasAttribute('style')) fitAgain(place)
          else fitWords(place, share)
        }
      })

const wordsIn = (place: Element) => place.querySelector<HTMLElement>(':scope > span')

/** So much of its words a place holds, where their longest is too long; for those who listen it has no width. */
function shareOf(place: Element): number {
  const room = place.clientWidth
  return room < 2 ? 1 : room / (wordsIn(place)?.offsetWidth ?? room)
}

function fitAgain(place: Element): void {
  wordsIn(place)?.removeAttribute('style')
  fitWords(place, shareOf(place))
}

function fitWords(place: Element, share: number): void {
  const words = wordsIn(place)
  if (!words || share >= 1) return
  const { size, narrow } = fittingWords(share, leastOf(place))
  words.style.fontSize = `${size}em`
  if (narrow < NARROWEST) Object.assign(words.style, { minWidth: '0', overflowWrap: 'anywhere' })
  else words.style.transform = `scaleX(${narrow})`
}

/** How much smaller and then how much narrower words are set that may only be so wide, of what they are. */
export function fittingWords(share: number, least: number): { readonly size: number; readonly narrow: number } {
  const size = Math.min(1, Math.max(share, least))
  return { size, narrow: Math.min(1, share / size) }
}

function leastOf(place: Element): number {
  if (place.closest('[data-tv]')) return 1
  const letters = Number.parseFloat(getComputedStyle(place).fontSize)
  return (SMALLEST * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / letters
}
