import { tmpdir } from 'node:os'
import { GAMES } from '@highjinks/games'
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { openBrowser } from '../phone/browser.ts'
import { createCamera } from './camera.ts'
import { lookAtAsked, lookAtEvening } from './evening.ts'
import { faultsOf } from './faults.ts'
import { withOpenProduct } from './product.ts'

/** So many games at once: on two cores a third would only wait. */
const SIDE_BY_SIDE = 2
/** One game on a phone that lies on its side as well: what lies beside a bar is the same for all. */
const ON_ITS_SIDE = 'truth-or-dare'
/** A fault may be a page that is still being laid out; one that stays is one. */
const PATIENCE_MS = 3000
const AGAIN_MS = 250

test('[TABLE-19] on a phone of 360 by 640 nothing lies under the bar, runs off the side or is cut in any phase of any game, nor of one on its side, and of what eight with the longest names are asked nothing is scrolled to', async () => {
  const faults: string[] = []
  let count = 0
  const look = async (page: Page, name: string, mayScroll: boolean) => {
    count++
    faults.push(...(await lastingFaults(page, mayScroll)).map((fault) => `${name}: ${fault}`))
  }
  await withOpenProduct(async (product) => {
    const browser = await openBrowser()
    try {
      const camera = createCamera(browser, product.url, tmpdir())
      const waiting = Object.keys(GAMES)
      const walk = async () => {
        for (let slug = waiting.shift(); slug; slug = waiting.shift()) {
          await lookAtEvening(product, camera, slug === ON_ITS_SIDE ? ['small', 'flat'] : ['small'], slug, look)
          await lookAtAsked(product, camera, slug, look)
        }
      }
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, walk))
    } finally {
      await browser.close()
    }
  })
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(200)
})

async function lastingFaults(page: Page, mayScroll: boolean): Promise<readonly string[]> {
  await page.evaluate(twoFrames)
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const faults = await faultsOf(page, mayScroll)
    if (faults.length === 0 || Date.now() > deadline) return faults
    await page.waitForTimeout(AGAIN_MS)
  }
}

/** What comes a picture later is there. */
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
