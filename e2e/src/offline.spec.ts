import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { copyBuild } from './builds.ts'
import { caddyDoor, hasCaddy } from './front-door.ts'
import { withOwnServer } from './own-server.ts'
import { onScreen, openPhone } from './phone.ts'
import { begin, playTurn, showCard } from './round-one-phone.ts'

const GAMES = [1, 2, 4, 5, 7, 11]
const OFFER = 'A new version is here'

/** Waits until everything is stored and the worker controls the page. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Returns the day of the build that the page runs. */
const dayOf = (page: Page) =>
  page
    .locator('script[type=module]')
    .first()
    .evaluate((script: HTMLScriptElement) => new URL(script.src).pathname.split('/')[1])

/** Waits until only this build's files are stored. */
async function keepsOnly(page: Page, day: string): Promise<void> {
  const days = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname.split('/')[1] ?? ''))]
        .filter((folder) => folder.startsWith('day'))
        .join()
    })
  await expect.poll(days).toBe(day)
}

/** Looks for a new worker now, which a browser does on the next visit. Resolves once it waits. */
async function meet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const coming = registration?.installing
    if (coming) await new Promise((resolve) => coming.addEventListener('statechange', resolve, { once: true }))
  })
}

const waits = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

test('[OFFLINE-1] [OFFLINE-2] [OFFLINE-3] [OFFLINE-4] [INSTALL-3] after one visit all games open without a network, one to its podium', async ({
  browser,
}) => {
  await withOwnServer(async (server) => {
    const phone = await openPhone(browser, 'Ann', { at: server.url, keepsSite: true })
    const { page } = phone
    try {
      await phone.go('/')
      await untilKept(page)
      const worker = await page.request.get('/sw.js')
      expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' })
      expect(worker.headers()['content-security-policy']).toContain("worker-src 'self'")
      const devTools = await page.context().newCDPSession(page)
      expect(await devTools.send('Page.getAppManifest')).toMatchObject({
        errors: [],
        url: `${server.url}/manifest.webmanifest`,
      })
      await server.kill()
      await phone.go('/setup/3')
      await phone.sees('All seven games work offline.')
      const names = await begin(phone, 3)
      const rounds = names.length * 2
      for (let turns = 0; turns < rounds * names.length; turns++) {
        if (turns === (rounds - 1) * names.length) await phone.press('Play the Last Round')
        await playTurn(phone)
        if (turns === 1) {
          const points = await page.getByRole('list', { name: 'Points' }).allInnerTexts()
          await page.reload()
          await phone.sees('Up now')
          expect(await page.getByRole('list', { name: 'Points' }).allInnerTexts()).toEqual(points)
        }
        await page.getByRole('button', { name: 'Next Player' }).press('Enter')
      }
      await phone.sees('Game Complete!')
      for (const id of GAMES) {
        await begin(phone, id)
        await showCard(phone)
        await page.reload()
        await phone.sees('Up now')
      }
      for (const path of ['/', '/games', '/game/5', '/how-to-play']) {
        await phone.go(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      for (const path of ['/join', '/play/sabc', '/screen/BCDFGH', '/join/BCDFGH']) {
        await phone.go(path)
        await phone.sees('No network')
        await expect(page.getByRole('link', { name: 'Play on one phone' })).toBeVisible()
      }
      // Nobody has to do anything once there is a network.
      await server.start()
      await phone.sees('Invalid Invitation')
      expect(await page.evaluate(async () => (await caches.match('/api/games')) ?? null)).toBeNull()
    } finally {
      await phone.close()
    }
  })
})

test('[OFFLINE-5] [OFFLINE-6] [OFFLINE-7] through Caddy: three versions in a row, each offered, none in a game, and an old worker always goes', async ({
  browser,
}, { project }) => {
  test.skip(!hasCaddy, 'there is no caddy on the path')
  const door = await caddyDoor(project.use.baseURL ?? '')
  const [one = '', two = '', three = ''] = ['day1', 'day2', 'day3'].map(copyBuild)
  const phone = await openPhone(browser, 'Ann', { at: door.url, keepsSite: true })
  const idle = await openPhone(browser, 'Ben', { at: door.url, keepsSite: true })
  const { page } = phone
  const offer = onScreen(page).getByText(OFFER, { exact: true })
  try {
    await door.open(one)
    await phone.go('/')
    await idle.go('/')
    await untilKept(page)
    await untilKept(idle.page)
    await begin(phone, 1)
    await door.open(two)
    await meet(page)
    await meet(idle.page)
    // A page without a game gets the offer and can go on as it is.
    await idle.sees(OFFER)
    // Another window, already on the second day's build, doesn't activate it either.
    const other = await page.context().newPage()
    await other.goto('/how-to-play')
    expect(await dayOf(other)).toBe('day2')
    await expect(async () => expect(await waits(other)).toBe(true)).toPass()
    await page.reload()
    await phone.sees('Pass the phone to')
    expect(await dayOf(page)).toBe('day1')
    await expect(offer).toHaveCount(0)
    await other.close()
    await phone.press('End Game Early')
    await page.getByRole('dialog').getByRole('button', { name: 'End Game' }).click()
    await phone.press('Exit Game')
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => dayOf(page).catch(() => null)).toBe('day2')
    await keepsOnly(page, 'day2')
    await door.shut()
    await phone.go('/setup/2')
    await phone.sees('All seven games work offline.')
    await door.open(three)
    // Reopened, it runs the third day's build, so there's nothing to offer.
    await phone.go('/how-to-play')
    expect(await dayOf(page)).toBe('day3')
    await keepsOnly(page, 'day3')
    await expect(offer).toHaveCount(0)
    // From the first to the third: the second waited, and nobody accepted it.
    await meet(idle.page)
    await expect(onScreen(idle.page).getByText(OFFER, { exact: true })).toBeVisible()
    await idle.page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => dayOf(idle.page).catch(() => null)).toBe('day3')
    await keepsOnly(idle.page, 'day3')
  } finally {
    await phone.close()
    await idle.close()
    await door.shut()
    for (const build of [one, two, three]) rmSync(build, { recursive: true })
  }
})

test('[OFFLINE-8] through Caddy: the way out, laid where the worker was, ends it and all that it kept', async ({
  browser,
}, { project }) => {
  test.skip(!hasCaddy, 'there is no caddy on the path')
  const door = await caddyDoor(project.use.baseURL ?? '')
  const build = copyBuild('day1')
  const phone = await openPhone(browser, 'Ann', { at: door.url, keepsSite: true })
  const { page } = phone
  try {
    await door.open(build)
    await phone.go('/')
    await untilKept(page)
    cpSync(join(build, 'way-out.js'), join(build, 'sw.js'))
    await door.open(build)
    await phone.go('/games')
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await phone.go('/setup/1')
    await phone.sees('This browser can’t save games for offline play.')
    await door.shut()
    await expect(page.goto('/games')).rejects.toThrow('ERR_CONNECTION_REFUSED')
  } finally {
    await phone.close()
    await door.shut()
    rmSync(build, { recursive: true })
  }
})
