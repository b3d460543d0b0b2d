import { tmpdir } from 'node:os'
import { GAMES } from '@highjinks/games'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, test } from 'vitest'
import { openBrowser } from '../phone/browser.ts'
import { type Camera, createCamera } from './camera.ts'
import { lookAtAsked, lookAtEvening, lookAtTvLobby, lookAtZoom } from './evening.ts'
import { faultsOf } from './faults.ts'
import { openProduct, type Product } from './product.ts'
import { FULL } from './rehearsal.ts'
import { wordsOn } from './words.ts'

/**
 * This game is also walked on a phone in landscape and on a laptop. What is beside a bar, and a podium, are the same
 * for all.
 */
const ON_MORE = 'truth-or-dare'
/** A page that is still being laid out may look faulty; a fault that stays through several redraws is one. */
const LOOKS = 12
const AGAIN_MS = 250
/** With this many of them, the reader is slow, not a page. */
const MANY = 20
/** Far fewer than any game has: a walk that shows nothing finds nothing. */
const PICTURES_LEAST = 40

let product: Product
let camera: Camera
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  const opened = await openProduct()
  ends.push(opened.close)
  const browser = await openBrowser()
  ends.push(() => browser.close())
  product = opened
  camera = createCamera(browser, product.url, tmpdir())
})
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

// Two in parallel: on two cores a third would only wait (`maxConcurrency`)
test.concurrent.for(Object.keys(GAMES))(
  'in every phase of %s all can be read: on a phone of 360 by 640 (one game on its side and on a laptop too), of what eight with the longest names are asked, and on a TV eight with long names, and six in the lobby',
  async (slug, { expect }) => {
    const faults: string[] = []
    let count = 0
    const look = async (page: Page, name: string, mayScroll: boolean) => {
      count++
      faults.push(
        ...(await lastingFaults(page, mayScroll, faults.length < MANY ? LOOKS : 1)).map((fault) => `${name}: ${fault}`),
      )
    }
    await Promise.all([
      lookAtEvening(product, camera, slug === ON_MORE ? ['small', 'flat', 'desk'] : ['small'], slug, look),
      lookAtAsked(product, camera, slug, look),
      lookAtEvening(product, camera, ['tv'], slug, look, FULL),
      lookAtTvLobby(product, camera, slug, look),
    ])
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(PICTURES_LEAST)
  },
)

/** Larger letters are headlines, which needn't grow as much. */
const READ_PX = 26

test('[LOOK-13] a laptop zoomed to 300 % shows letters twice as large as at 100 %, and nothing wider than its window', async ({
  expect,
}) => {
  const faults: string[] = []
  let count = 0
  await lookAtZoom(product, camera, ON_MORE, async (name, laptop, zoomed) => {
    await Promise.all([laptop.evaluate(untilStill), zoomed.evaluate(untilStill)])
    const before = new Map((await wordsOn(laptop, 'main')).map(({ words, px }) => [words, px]))
    for (const { words, px } of await wordsOn(zoomed, 'main')) {
      const was = before.get(words)
      if (was === undefined || was > READ_PX) continue
      count++
      if (3 * px < 2 * was) faults.push(`${name}: ${words}, ${was} px and 3 × ${px} px`)
    }
    const beyond = await zoomed.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (beyond > 0) faults.push(`${name}: ${beyond} px too wide`)
  })
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(PICTURES_LEAST)
})

async function lastingFaults(page: Page, mayScroll: boolean, looks: number): Promise<readonly string[]> {
  for (let look = 1; ; look++) {
    await page.evaluate(untilStill)
    const faults = await faultsOf(page, mayScroll)
    if (faults.length === 0 || look >= looks) return faults
    await page.waitForTimeout(AGAIN_MS)
  }
}

/**
 * Late pictures arrive; fitting text into a TV takes some frames, and so does everything before it, as the sofa sinks.
 */
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
