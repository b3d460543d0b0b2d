import type { Page } from '@playwright/test'

/** Finds what still moves, and what is still held back, with reduced motion. */
export function stillnessFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nameOf = (one: Element | null | undefined) => `${one?.localName}.${one?.getAttribute('class')?.slice(0, 60)}`
    const moving = document.getAnimations().flatMap(({ effect, playState }) => {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return []
      // Animations that end within a frame only show their end.
      return Number(effect.getComputedTiming().duration) > 16 ? [`moves: ${nameOf(effect.target)}`] : []
    })
    const held = [...document.querySelectorAll('#root .invisible')].flatMap((one) => {
      const words = one.textContent?.trim()
      return words && !one.closest('[aria-hidden="true"], [inert]') ? [`held back: ${words.slice(0, 60)}`] : []
    })
    return [...new Set([...moving, ...held])]
  })
}
