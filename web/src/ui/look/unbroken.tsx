import { useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'

/** The smallest letters that are read from a hand, in rem; a wall's stay as large as they are. */
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
  const words = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const fit = () => {
      if (place.current && words.current) fitWords(place.current, words.current)
    }
    fit()
    void document.fonts?.ready.then(fit)
    const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(fit)
    if (place.current) growth?.observe(place.current)
    return () => growth?.disconnect()
  }, [children])
  return (
    <span ref={place} className={cx('block max-w-full min-w-0', className)}>
      <span ref={words} className="line-clamp-3 min-w-min origin-left [overflow-wrap:normal]">
        {children}
      </span>
    </span>
  )
}

function fitWords(place: HTMLElement, words: HTMLElement): void {
  words.removeAttribute('style')
  const room = place.clientWidth
  const share = room / words.offsetWidth
  // For those who listen it has no width.
  if (room < 2 || share >= 1) return
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

function leastOf(place: HTMLElement): number {
  if (place.closest('[data-stage]')) return 1
  const letters = Number.parseFloat(getComputedStyle(place).fontSize)
  return (SMALLEST * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) / letters
}
