import type { Page } from '@playwright/test'
import { hiddenOnTv } from './hidden.ts'
import { wordsOn } from './words.ts'

/** The smallest letter on a TV as a share of the picture's height, because it's read from three meters. */
const TV_LETTER = 0.03
/** The smallest letter on a phone in play, in pixels, because it's held at arm's length in low light. */
const HAND_LETTER = 13
/** A narrower phone may scroll in play, but its words must be whole. */
const LEAST_WIDTH = 360
/** Text smaller than this is folded away until its moment. */
const HIDDEN_LETTER = 2

/**
 * Finds the faults in a picture that a machine can detect: wider than the screen; so long that its end is behind the
 * buttons or the reactions (a lobby and a podium may scroll, but not the player's place); words cut off; too tall for a
 * TV; letters too small for three meters or for a hand; buttons under a laptop's sofa; and words broken in the middle.
 */
export async function faultsOf(page: Page, isLong: boolean): Promise<readonly string[]> {
  const mayScroll = isLong || (page.viewportSize()?.width ?? LEAST_WIDTH) < LEAST_WIDTH
  return [
    ...(await page.evaluate(faultsInPlace, mayScroll)),
    ...(await page.evaluate(underBar, mayScroll)),
    ...(await page.evaluate(askedBelow, mayScroll)),
    ...(await page.evaluate(listsBelow, mayScroll)),
    ...(await page.evaluate(cutByBar)),
    ...(await page.evaluate(underSofa)),
    ...(await page.evaluate(brokenWords)),
    ...(await page.evaluate(hiddenOnTv)),
    ...(await smallLetters(page)),
  ]
}

/** Checks text whether it's read aloud or not; on a TV also in drawings. */
async function smallLetters(page: Page): Promise<readonly string[]> {
  const where = await page.evaluate(() => {
    const picture = 54 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    if (document.querySelector('[data-tv]')) return { within: '[data-tv]', height: Math.min(innerHeight, picture) }
    return innerWidth < 640 ? { within: 'main[data-game], [data-game] > main', height: null } : null
  })
  if (!where) return []
  const least = where.height === null ? HAND_LETTER : where.height * TV_LETTER
  // A wheel in the hand is a picture; its result is beside it in words.
  const read = (await wordsOn(page, where.within)).filter(({ isDrawn }) => where.height !== null || !isDrawn)
  const small = read.filter(({ px }) => px < least - 0.05 && px > HIDDEN_LETTER)
  const named = new Set(small.map(({ px, words }) => `${Math.round(px * 10) / 10} px: ${words}`))
  return named.size > 0 ? [`small letters, ${[...named].join(' | ')}`] : []
}

/** Finds words that span two lines. */
function brokenWords(): readonly string[] {
  const page = document.querySelector('[data-tv], main[data-game], [data-game] > main')
  const broken = new Set<string>()
  const texts = document.createTreeWalker(page ?? document.createElement('i'), NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    const isForEars = (holder?.closest('[class*="sr-only"]')?.clientWidth ?? 2) < 2
    if (!holder || holder.closest('svg') || isForEars || holder.getBoundingClientRect().width < 2) continue
    const letter = Number.parseFloat(getComputedStyle(holder).fontSize) * holder.currentCSSZoom
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/–—-]{2,}/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = [...range.getClientRects()].map(({ top }) => top)
      if (Math.max(...tops) - Math.min(...tops) > letter / 2) broken.add(`${Math.round(letter)} px: ${word}`)
    }
  }
  return broken.size > 0 ? [`broken words, ${[...broken].join(' | ')}`] : []
}

/**
 * Finds words under a phone's bar: on a page that may scroll only a podium's places, and on every page those that stay
 * there at its end.
 */
function underBar(mayScroll: boolean): readonly string[] {
  const LONG_PHONE = 768
  const wordsUnder = (within: string) => {
    const bars = [...document.querySelectorAll<HTMLElement>('[data-actions], [data-pastime]')].filter(
      (bar) => getComputedStyle(bar).position === 'sticky' && bar.checkVisibility(),
    )
    return [...document.querySelectorAll<HTMLElement>(within)].flatMap((holder) => {
      const words = [...holder.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
      if (
        words.length === 0 ||
        holder.closest('[data-actions], [data-pastime], [data-scrolls], [inert], [aria-hidden="true"]') ||
        (holder.closest('[class*="sr-only"]')?.clientWidth ?? 2) < 2
      )
        return []
      if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const { top, bottom, left, right } = holder.getBoundingClientRect()
      // Only for screen readers, wherever it is.
      if (right - left < 2) return []
      const isUnder = bars.some((bar) => {
        const box = bar.getBoundingClientRect()
        return bottom > box.top + 4 && top < box.bottom && right > box.left && left < box.right
      })
      return isUnder ? [`under the bar: ${holder.textContent?.slice(0, 60)}`] : []
    })
  }
  if (innerWidth >= 640) return []
  const faults =
    innerHeight >= LONG_PHONE ? wordsUnder('main ol[aria-label="Podium"] *, main ol[aria-label="Everyone else"] *') : []
  // Words that start under a bar could be scrolled out, but look like a mistake.
  if (!mayScroll) faults.push(...wordsUnder('main *'))
  const { scrollY } = window
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  faults.push(...wordsUnder('main *'))
  window.scrollTo({ top: scrollY, behavior: 'instant' })
  return faults
}

/** Finds buttons on a phone that need scrolling: a switch can wait, a vote can't. */
function askedBelow(mayScroll: boolean): readonly string[] {
  if (mayScroll || innerWidth >= 640) return []
  const bar = [...document.querySelectorAll('main [data-actions]')].find(
    (one) => one.checkVisibility() && getComputedStyle(one).position === 'sticky',
  )
  const under = bar?.getBoundingClientRect()
  const asked = document.querySelectorAll<HTMLElement>('main .table-card button:enabled:not([role="switch"])')
  return [...asked].flatMap((button) => {
    const { top, bottom } = button.getBoundingClientRect()
    const isBelow = bottom > innerHeight + 4 || (under && bottom > under.top + 4 && top < under.bottom)
    const isThere =
      button.checkVisibility() && !button.closest('[data-actions], [data-pastime], [data-scrolls], [inert]')
    return isBelow && isThere ? [`to be scrolled to: ${button.innerText.slice(0, 60)}`] : []
  })
}

/** Finds lists that scroll in their place on a phone, but whose place isn't all in sight or holds too little. */
function listsBelow(mayScroll: boolean): readonly string[] {
  const LEAST = 180
  if (mayScroll || innerWidth >= 640) return []
  const bars = [...document.querySelectorAll('main [data-actions], main [data-pastime]')].filter(
    (one) => one.checkVisibility() && getComputedStyle(one).position === 'sticky',
  )
  const floor = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top))
  return [...document.querySelectorAll<HTMLElement>('main [data-scrolls]')].flatMap((list) => {
    if (!list.checkVisibility()) return []
    const { bottom, height } = list.getBoundingClientRect()
    const name = list.getAttribute('aria-label') ?? ''
    return [
      ...(bottom > floor + 4
        ? [`${Math.round(bottom - floor)} px of a list below or behind the buttons: ${name}`]
        : []),
      ...(list.scrollHeight > height + 1 && height < LEAST ? [`a list of ${Math.round(height)} px: ${name}`] : []),
      ...(list.scrollWidth > list.clientWidth + 1 ? [`a list wider than its place: ${name}`] : []),
    ]
  })
}

/** Finds controls half under a phone's bar, because they look broken. */
function cutByBar(): readonly string[] {
  if (innerWidth >= 640 || scrollY > 0) return []
  const bars = [...document.querySelectorAll<HTMLElement>('[data-actions], [data-pastime]')].filter(
    (bar) => getComputedStyle(bar).position === 'sticky' && bar.checkVisibility(),
  )
  const controls = document.querySelectorAll<HTMLElement>('main :is(button, a, input, textarea, select):not(:disabled)')
  return [...controls].flatMap((control) => {
    const { top, bottom, width } = control.getBoundingClientRect()
    const isSeen = width > 2 && control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isSeen || control.closest('[data-actions], [data-pastime], [data-scrolls], [inert], .sr-only')) return []
    const isCut = bars.some((bar) => {
      // The bar's upper part is transparent
      const edge = bar.getBoundingClientRect().top + Math.min(16, Number.parseFloat(getComputedStyle(bar).paddingTop))
      return top < edge - 4 && bottom > edge + 8
    })
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
    return isCut ? [`cut by the bar: ${name.slice(0, 60)}`] : []
  })
}

/** Finds buttons on a laptop's table that are under the sofa at its bottom, a head on it, or what it brings. */
function underSofa(): readonly string[] {
  const people = [...document.querySelectorAll('.table-foot :is(.sofa, .sofa-gain, [data-standing] .sofa-figure)')]
  const pressed = [...document.querySelectorAll<HTMLElement>('main [data-fits] button, main [data-pastime] button')]
  return pressed.flatMap((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect()
    const isUnder = people.some((one) => {
      const box = one.getBoundingClientRect()
      return bottom > box.top + 4 && top < box.bottom && right > box.left && left < box.right
    })
    return isUnder ? [`under the sofa: ${button.getAttribute('aria-label') ?? button.textContent}`] : []
  })
}

function faultsInPlace(mayScroll: boolean): readonly string[] {
  const faults: string[] = []
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll('#root *')].filter(
      (one) => one.getBoundingClientRect().right > innerWidth,
    )
    const deepest = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)))
    const names = deepest.slice(0, 2).map((one) => `${one.localName}.${one.getAttribute('class')}`)
    faults.push(`${scrollWidth - innerWidth} px too wide: ${names.join(' | ')}`)
  }
  // Fixed reactions at the end of a small phone's page are no bar.
  const bar = [...document.querySelectorAll('main [data-actions], main [data-pastime]')].find(
    (one) => one.matches('[data-actions]') || (one.checkVisibility() && getComputedStyle(one).position === 'sticky'),
  )
  const task = mayScroll ? undefined : bar?.closest('main')?.getBoundingClientRect()
  const behind = task ? Math.round(task.bottom + scrollY - innerHeight) : 0
  if (behind > 0 && !document.querySelector('footer')) faults.push(`${behind} px below or behind the buttons`)
  for (const one of document.querySelectorAll<HTMLElement>('#root .truncate, #root [class*="line-clamp-"]')) {
    // Letters may extend beyond a narrow line; a hidden line counts as another.
    const line = Number.parseFloat(getComputedStyle(one).fontSize) * 0.8
    const isCut = one.scrollHeight > one.clientHeight + line || one.scrollWidth > one.clientWidth + 2
    const forEars = one.closest('[class*="sr-only"]')
    const isSeen = one.checkVisibility({ visibilityProperty: true }) && (forEars?.clientWidth ?? 2) > 1
    if (isCut && isSeen) faults.push(`cut off: ${one.textContent?.slice(0, 80)}`)
  }
  const tv = document.querySelector('[data-tv]')
  if (tv && scrollHeight > innerHeight) faults.push(`${scrollHeight - innerHeight} px too tall`)
  return faults
}
