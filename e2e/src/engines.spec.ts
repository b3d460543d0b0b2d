import { existsSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { startEngine } from './engines/start.ts'
import { programOf } from './engines/versions.ts'
import { IMPATIENT } from './party.ts'
import { host, joinByLink, openPhone, type Phone } from './phone.ts'
import { tapAlong } from './random-tapper.ts'

const areHere = existsSync(programOf(92)) && existsSync(programOf(107))
if (!areHere && process.env.TEST_REQUIRE_ALL === '1') throw new Error('the old engines are not in .cache/engines')
test.skip(!areHere, 'the old engines are not in .cache/engines: `npm test` fetches them')

/** The texts of a verdict, its points or a skip, on a phone and on the TV. */
const VERDICT = /^(?:(?:Legend|Did it|Dodged|Sort of)!|Skipped\. No penalty\.?|\+\d+|.* leads by \d+\.?)$/

/** The folder for screenshots of the phone and the TVs. */
const { ENGINE_PICTURES } = process.env
async function picture(page: Page, name: string): Promise<void> {
  if (ENGINE_PICTURES) await page.screenshot({ path: `${ENGINE_PICTURES}/${name}.png` })
}

/** Does what `sees` does without the element method that Chrome 92 lacks. */
async function shows({ page, name }: Phone, text: string | RegExp): Promise<void> {
  const pattern = typeof text === 'string' ? `^${text}$` : text.source
  const isThere = page.waitForFunction(
    (source) => document.body.innerText.split('\n').some((line) => new RegExp(source, 'i').test(line.trim())),
    pattern,
    { timeout: 60_000, polling: 250 },
  )
  await isThere.catch(async (error: unknown) => {
    const said = await page.evaluate(() => document.body.innerText)
    throw new Error(`${name} does not show ${pattern}, but ${said.replaceAll('\n', ' | ')}`, { cause: error })
  })
}

/** Checks that everything is inside the window, and that no text is too small to read from the sofa. */
async function isLegible({ page }: Phone): Promise<void> {
  const faults = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const [text, parent] = [texts.currentNode.textContent?.trim(), texts.currentNode.parentElement]
      if (!text || !parent || parent.closest('.sr-only, svg, [aria-hidden="true"], title')) continue
      const { left, right, top, bottom, width } = parent.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (width < 2 || getComputedStyle(parent).visibility === 'hidden') continue
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) found.push(`${text} is cut off`)
      if (size < 18) found.push(`${text} has ${size} px`)
    }
    return found
  })
  expect(faults).toEqual([])
}

test('[ENGINE-4] [ENGINE-5] a party on the oldest phone and the oldest TV: from the first page to a verdict', async ({
  browser,
  baseURL,
}) => {
  if (!baseURL) throw new Error('nobody said where the product is')
  const [oldPhone, oldTv] = await Promise.all([startEngine(107), startEngine(92)])
  try {
    const hoste = await openPhone(browser, 'Hoste')
    const code = await host(hoste, 1)
    const guest = await openPhone(oldPhone.browser, 'Olda', { at: baseURL })
    await guest.go('/')
    await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible()
    await picture(guest.page, 'home-107')
    await guest.go('/game/1')
    await expect(guest.page.getByRole('link', { name: 'Play Multiplayer Mode' })).toBeVisible()
    await picture(guest.page, 'game-107')
    await joinByLink(guest, code)
    const screens = [
      await openPhone(oldTv.browser, 'TV', { at: baseURL, wide: true }),
      await openPhone(oldPhone.browser, 'newer TV', { at: baseURL, wide: true }),
    ]
    for (const screen of screens) {
      await screen.go(`/screen/${code}`)
      await shows(screen, 'Olda')
      await shows(screen, code)
      await isLegible(screen)
    }
    await picture(guest.page, 'lobby-107')
    for (const [i, { page }] of screens.entries()) await picture(page, `tv-lobby-${[92, 107][i]}`)

    await hoste.press('Start Game')
    await guest.page.waitForURL(/\/play\/s/)
    for (const screen of screens) await shows(screen, /^Truth or dare, /)
    for (const screen of screens) await isLegible(screen)
    for (const [i, { page }] of screens.entries()) await picture(page, `tv-turn-${[92, 107][i]}`)
    await Promise.all([hoste, guest].map((phone, i) => tapAlong(phone, i)))
    await Promise.all([guest, ...screens].map((phone) => shows(phone, VERDICT)))
    await picture(guest.page, 'verdict-107')
    for (const [i, { page }] of screens.entries()) await picture(page, `tv-verdict-${[92, 107][i]}`)
    for (const phone of [guest, ...screens])
      expect(
        phone.complaints.filter((said) => !said.includes(IMPATIENT)),
        phone.name,
      ).toEqual([])
    await hoste.close()
  } finally {
    await Promise.all([oldPhone.stop(), oldTv.stop()])
  }
})

test('[ENGINE-6] an unsupported browser shows that it is too old, and what to do about it', async ({ baseURL }) => {
  if (!baseURL) throw new Error('nobody said where the product is')
  const engine = await startEngine(92)
  try {
    const phone = await openPhone(engine.browser, 'Phone', { at: baseURL })
    await phone.go('/join')
    await shows(phone, 'This browser is too old for the party')
    await shows(phone, /^Update the browser/)
    await picture(phone.page, 'too-old')
    // Without this method, Chrome 92 passes for Chrome 91.
    const tv = await openPhone(engine.browser, 'TV', { at: baseURL, wide: true })
    await tv.context.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
    await tv.go('/screen/BCDFGH')
    await shows(tv, /^Connect a laptop/)
  } finally {
    await engine.stop()
  }
})
