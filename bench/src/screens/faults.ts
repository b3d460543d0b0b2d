import type { Page } from '@playwright/test'

/** What a shared screen is read from: three metres, so no letter may be smaller than this share of its height. */
const STAGE_LETTER = 0.03

/**
 * What a machine can tell of a picture: wider than the screen, so long that its end lies behind the buttons (a lobby and
 * a podium may be read on), words cut off, too tall for a wall, letters too small for three metres.
 */
export function faultsOf(page: Page, mayScroll: boolean): Promise<readonly string[]> {
  return page.evaluate(
    ([share, mayScroll]) => {
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
      const task = mayScroll ? undefined : document.querySelector('main:has([data-actions])')?.getBoundingClientRect()
      const behind = task ? Math.round(task.bottom + scrollY - innerHeight) : 0
      if (behind > 0 && !document.querySelector('footer')) faults.push(`${behind} px below or behind the buttons`)
      for (const one of document.querySelectorAll<HTMLElement>('#root .truncate, #root [class*="line-clamp-"]')) {
        // Letters may reach out of a narrow line; a line that is hidden is one more.
        const line = Number.parseFloat(getComputedStyle(one).fontSize) * 0.8
        const isCut = one.scrollHeight > one.clientHeight + line || one.scrollWidth > one.clientWidth + 2
        const forEars = one.closest('[class*="sr-only"]')
        const isSeen = one.checkVisibility({ visibilityProperty: true }) && (forEars?.clientWidth ?? 2) > 1
        if (isCut && isSeen) faults.push(`cut off: ${one.textContent?.slice(0, 80)}`)
      }
      const stage = document.querySelector('[data-stage]')
      if (!stage) return faults
      if (scrollHeight > innerHeight) faults.push(`${scrollHeight - innerHeight} px too tall`)
      const small = new Set<string>()
      const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const holder = text.parentElement
        const words = text.textContent?.trim()
        if (!holder || !words || holder.closest('.sr-only, [aria-hidden="true"], svg')) continue
        const size = Number.parseFloat(getComputedStyle(holder).fontSize) * holder.currentCSSZoom
        const isSeen = holder.getBoundingClientRect().width > 0
        if (isSeen && size < innerHeight * share) small.add(`${Math.round(size)} px: ${words}`)
      }
      if (small.size > 0) faults.push(`small letters, ${[...small].join(' | ')}`)
      return faults
    },
    [STAGE_LETTER, mayScroll] as const,
  )
}
