import { tmpdir } from 'node:os'
import { GAMES } from '@highjinks/games'
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { openBrowser } from '../phone/browser.ts'
import { createCamera } from './camera.ts'
import { lookAtAsked, lookAtEvening } from './evening.ts'
import { faultsOf } from './faults.ts'
import { withOpenProduct } from './product.ts'
import { FULL } from './rehearsal.ts'

/** So many games at once: on two cores a third would only wait. */
const SIDE_BY_SIDE = 2
/** One game on a phone that lies on its side and on a laptop as well: what lies beside a bar, and a podium, are the same for all. */
const ON_MORE = 'truth-or-dare'
/** A fault may be a page that is still being laid out; one that stays is one. */
const PATIENCE_MS = 3000
const AGAIN_MS = 250
/** With so many of them whoever reads them is waited for, and no page. */
const MANY = 20

test('[TABLE-19] [TV-7] in every phase of every game all can be read: on a phone of 360 by 640, of one game on its side and on a laptop too, and of what eight with the longest names are asked too, and on a TV eight with long names', async () => {
  const faults: string[] = []
  let count = 0
  const look = async (page: Page, name: string, mayScroll: boolean) => {
    count++
    const patience = faults.length < MANY ? PATIENCE_MS : 0
    faults.push(...(await lastingFaults(page, mayScroll, patience)).map((fault) => `${name}: ${fault}`))
  }
  await withOpenProduct(async (product) => {
    const browser = await openBrowser()
    try {
      const camera = createCamera(browser, product.url, tmpdir())
      const waiting = Object.keys(GAMES)
      const walk = async () => {
        for (let slug = waiting.shift(); slug; slug = waiting.shift())
          await Promise.all([
            lookAtEvening(product, camera, slug === ON_MORE ? ['small', 'flat', 'desk'] : ['small'], slug, look),
            lookAtAsked(product, camera, slug, look),
            lookAtEvening(product, camera, ['tv'], slug, look, FULL),
          ])
      }
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, walk))
    } finally {
      await browser.close()
    }
  })
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(600)
})

async function lastingFaults(page: Page, mayScroll: boolean, patience: number): Promise<readonly string[]> {
  await page.evaluate(untilStill)
  const deadline = Date.now() + patience
  for (;;) {
    const faults = await faultsOf(page, mayScroll)
    if (faults.length === 0 || Date.now() > deadline) return faults
    await page.waitForTimeout(AGAIN_MS)
  }
}

/** What comes a picture later is there; what is fitted into a TV takes some, and those before it too, as the sofa sinks. */
async function untilStill(): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const fitted = () => {
    const middle = document.querySelector('[data-tv] [data-fits]')
    const room = middle?.parentElement?.clientHeight ?? 0
    return `${middle?.getAttribute('style')} ${room} ${document.documentElement.className}`
  }
  let last = ''
  for (let same = 0, is = fitted(); same < 3; same = is === last ? same + 1 : 0) {
    last = is
    await nextFrame()
    is = fitted()
  }
}
