import { expect, test } from '@playwright/test'
import { codeOf, host, openPhone } from './phone.ts'

test('[INVITE-8] [INVITE-3] an address copied from the bar leads a friend to the invitation; a ninth person can watch', async ({
  browser,
}) => {
  const hoste = await openPhone(browser, 'Hoste')
  await host(hoste, 5)
  const friend = await openPhone(browser, 'Friend')
  await friend.go(`/screen/${await codeOf(hoste)}`)
  await friend.page.getByRole('link', { name: 'Join on this phone' }).click()
  await friend.sees('Game hosted by Hoste')
  await friend.go(hoste.page.url())
  await friend.page.waitForURL(/\/join\/[A-Z0-9]{6}$/)
  await friend.sees('Game hosted by Hoste')
  for (let bots = 1; bots <= 7; bots++) {
    await hoste.press('Simulate Player Join')
    await hoste.sees(`${bots + 1}/8`)
  }
  // The friend's page shows it without a reload.
  await friend.sees('All eight seats are taken')
  await expect(friend.page.getByLabel('Your name')).toHaveCount(0)
  await friend.page.getByRole('button', { name: 'Watch', exact: true }).click()
  await friend.sees('Watching')
  await friend.page.getByRole('button', { name: 'More about Hoste' }).click()
  await friend.press('Report Hoste')
  await friend.page.getByLabel('What’s wrong?').fill('Nothing, this is a test.')
  await friend.press('Send report')
  await friend.sees('Reported')
})

test('[INVITE-5] [CALL-8] a lookup without a network says so, and finds the game once there is one', async ({
  browser,
}) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const guest = await openPhone(browser, 'Guest')
  await guest.go('/join')
  await guest.page.route('**/api/sessions/by-code/**', (route) => route.abort())
  await guest.page.getByLabel('Game Code').fill(code)
  await guest.sees('We can’t reach the server. Check your connection and try again.')
  await guest.page.unroute('**/api/sessions/by-code/**')
  await guest.press('Try Again')
  await guest.sees('Game Found!')
})

test('[COOKIE-1] the banner never covers a field, a button or artwork, even on a small phone', async ({ browser }) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  await context.addInitScript(() => localStorage.setItem('age_verified', 'true'))
  const page = await context.newPage()
  for (const path of [`/join/${code}`, '/join', '/auth', '/contact', '/setup/5', '/']) {
    await page.goto(path)
    const banner = page.getByRole('region', { name: 'Cookie consent' })
    await expect(banner).toBeVisible()
    await page.locator('main h1').waitFor()
    const covered = await banner.evaluate((section) => {
      const own = section.getBoundingClientRect()
      return [...document.querySelectorAll('main button, main input, main textarea, main img, main a')]
        .filter((one) => {
          const box = one.getBoundingClientRect()
          return box.bottom > own.top + 1 && box.top < own.bottom - 1 && box.right > own.left && box.left < own.right
        })
        .map((one) => one.outerHTML.slice(0, 80))
    })
    expect(covered, path).toEqual([])
  }
  await context.close()
})

test('[FRAME-9] [LOOK-1] a tooltip right after another opens at once, and a scroll bar hides after a while', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 480 } })
  await context.addInitScript(() => {
    localStorage.setItem('age_verified', 'true')
    localStorage.setItem('cookieConsent', 'true')
    localStorage.setItem('sidebarCollapsed', 'true')
  })
  const page = await context.newPage()
  await page.goto('/about')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const tip = (text: string) => page.getByRole('tooltip', { name: text })
  await expect(async () => {
    await page.mouse.move(700, 300)
    await sidebar.getByRole('link', { name: 'Home' }).hover()
    await expect(tip('Home')).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  const games = await sidebar.getByRole('link', { name: 'Games' }).boundingBox()
  if (!games) throw new Error('Games is not there')
  // A person's mouse moves in steps, and the last few are on the link.
  await page.mouse.move(games.x + 20, games.y + 20, { steps: 6 })
  await page.mouse.move(games.x + 22, games.y + 24, { steps: 3 })
  await expect(tip('Games')).toHaveCount(1)
  // Radix records whether it waited
  await expect(sidebar.getByRole('link', { name: 'Games' })).toHaveAttribute('data-state', 'instant-open')
  const bar = () => sidebar.evaluate((aside) => getComputedStyle(aside).scrollbarColor)
  const hidden = 'rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)'
  expect(await bar()).not.toBe(hidden)
  await page.mouse.move(700, 300)
  await expect.poll(bar).toBe(hidden)
  await context.close()
})

test('[SPEC-1] the row of games moves 400 pixels per click, on a phone and on a laptop', async ({ browser }) => {
  for (const wide of [false, true]) {
    const phone = await openPhone(browser, 'Ann', { wide })
    await phone.go('/games')
    const row = phone.page.getByRole('region', { name: 'Featured games' }).getByRole('list')
    await row.getByRole('link').first().waitFor()
    await phone.press('Next games')
    await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft))).toBe(400)
    await phone.close()
  }
})
