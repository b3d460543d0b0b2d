import { type RefObject, useLayoutEffect, useRef } from 'react'

/** As in `variants.css`: a phone or a laptop. */
const SCREENS = '(max-width: 39.999rem), (min-width: 64rem) and (min-height: 32rem)'
/** In rem, smallest first. */
const SIZES = [1.5, 1.7, 1.9, 2.1, 2.3, 2.55, 2.8, 3.1, 3.4, 3.7, 4]
const LEADING = 1.08
/** The width of wide letters relative to their height. Words don't break, with or without a hyphen. */
const LETTER = 0.6
/** The share of the room to fill. The rest is air above and below. */
const FILLED = 0.94

/** Returns the last of `sizes` that fits. If one doesn't fit, no larger one does. */
export function largestThatFits(sizes: readonly number[], fits: (size: number) => boolean): number | null {
  let [least, most] = [0, sizes.length]
  while (least < most) {
    const middle = (least + most) >> 1
    if (fits(sizes[middle] ?? 0)) least = middle + 1
    else most = middle
  }
  return sizes[least - 1] ?? null
}

function enlarge(line: HTMLElement, letters: number): void {
  line.style.removeProperty('font-size')
  line.style.removeProperty('line-height')
  const { fontSize, marginTop, marginBottom } = getComputedStyle(line)
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  // Its margins take the card's spare room.
  const room = FILLED * (line.offsetHeight + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom))
  const width = line.clientWidth
  const larger = SIZES.filter(
    (size) => size * rem > Number.parseFloat(fontSize) && size * rem * LETTER * letters < width,
  )
  const show = (size: number) => {
    line.style.fontSize = `${size}rem`
    line.style.lineHeight = String(LEADING)
  }
  const size = largestThatFits(larger, (one) => {
    show(one)
    return line.offsetHeight <= room
  })
  if (size !== null) show(size)
  else {
    line.style.removeProperty('font-size')
    line.style.removeProperty('line-height')
  }
}

/**
 * Makes these words fill their card on a phone or a laptop, as large as everything else on the page allows. Null
 * leaves them as the style sheet has them.
 */
export function useLargeWords(words: string | null): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const element = line.current
    if (!element || words === null || typeof ResizeObserver === 'undefined' || !window.matchMedia(SCREENS).matches)
      return
    // Watches the card, whose room others take, and a page that has become too long. The first call comes before the
    // paint.
    const growth = new ResizeObserver(() =>
      enlarge(element, Math.max(...words.split(/\s+/).map((word) => word.length))),
    )
    if (element.parentElement) growth.observe(element.parentElement)
    growth.observe(document.body)
    return () => {
      growth.disconnect()
      element.style.removeProperty('font-size')
      element.style.removeProperty('line-height')
    }
  }, [words])
  return line
}
