import { expect, type Page, test } from '@playwright/test'
import { host, joinByLink, openPhone, type Phone, share } from './phone.ts'

test('[INVITE-7] both guests with a shared link read that they joined, and then go to the same page', async ({
  browser,
}) => {
  const maker = await openPhone(browser, 'Maker')
  const code = await share(maker, 5)
  for (const name of ['First', 'Second']) {
    const guest = await openPhone(browser, name)
    await guest.go(`/join/${code}`)
    await guest.page.getByLabel('Your name').fill(name)
    await guest.press('Join Game')
    await guest.sees('Successfully joined!')
    await guest.sees("You've joined a game session. Let's play!")
    expect(new URL(guest.page.url()).pathname).toBe(`/join/${code}`)
    await guest.page.waitForURL(/\/play\/s[\w-]+\?playerId=/)
    await guest.close()
  }
  await maker.close()
})

test('[INVITE-7] anyone who joins with a code reads Success! before the page changes', async ({ browser }) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const guest = await openPhone(browser, 'Guest')
  await guest.go(`/join/${code}`)
  await guest.page.getByLabel('Your name').fill('Guest')
  await guest.press('Join Game')
  await guest.sees('You have joined the game. Redirecting...')
  expect(new URL(guest.page.url()).pathname).toBe(`/join/${code}`)
  await guest.page.waitForURL(/\/multiplayer\/s[\w-]+\?playerId=/)
  // Going back shows who is there now.
  await guest.page.goBack()
  await guest.sees('2/8 · Hoste and Guest')
  // The strip that offers the seat makes one call, no matter how many pages people visit.
  let asked = 0
  guest.page.on('request', (request) => void (request.url().includes('/by-code/') && asked++))
  await guest.go('/about')
  await guest.sees('your seat in Baked or Bluffing? is saved.')
  for (const name of ['Terms of Service', 'Legal Disclaimer', 'Contact Us']) {
    await guest.page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }).click()
    await guest.page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  }
  expect(asked).toBe(1)
  await guest.close()
  await hoste.close()
})

test('[FRAME-5] going back also starts at the top of the page', async ({ browser }) => {
  const phone = await openPhone(browser, 'Ann')
  const { page } = phone
  const top = () => page.evaluate(() => window.scrollY)
  // Waits for the script: until it runs, a link loads a new document, and the browser handles going back.
  await page.goto('/privacy', { waitUntil: 'networkidle' })
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Legal Disclaimer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Legal Disclaimer' }).waitFor()
  await expect.poll(top).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Privacy & Cookies' }).waitFor()
  await page.waitForTimeout(400)
  expect(await top()).toBe(0)
  await page.getByRole('link', { name: 'Cookie Policy' }).click()
  await expect.poll(() => page.locator('#cookies').evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(200)
  await phone.close()
})

test('[FRAME-7] an address that leads nowhere says so, even if it has dots in it', async ({ browser }) => {
  const phone = await openPhone(browser, 'Ann')
  for (const path of ['/no/such/place', '/play.book', `/${'..'.repeat(200)}x/y.z`]) {
    await phone.go(path)
    await phone.sees('404 Page Not Found')
    await expect(phone.page).toHaveTitle(/^Page Not Found/)
  }
  await phone.go('/game/half-baked')
  await phone.page.waitForURL(/\/not-found$/)
  await phone.close()
})

test('[CHALLPAGE-3] [CHALLPAGE-8] an empty leaderboard offers a sample with the cast, and verified scores come first', async ({
  browser,
}) => {
  const phone = await openPhone(browser, 'Ann')
  const { page } = phone
  const row = (rank: number, verified: boolean) => ({
    userId: `u-${rank}`,
    username: `user${rank}`,
    score: 9,
    rank,
    verified,
  })
  await page.route('**/api/challenges/leaderboard*', (route) => route.fulfill({ json: [] }))
  await phone.go('/challenges')
  await page.getByRole('tab', { name: 'Leaderboard' }).click()
  await phone.sees('Nobody has a score yet')
  await page.getByText('See a sample leaderboard').click()
  await phone.sees('The Toast, top rack')
  await page.getByRole('tab', { name: 'How It Works' }).click()
  await page.unroute('**/api/challenges/leaderboard*')
  await page.route('**/api/challenges/leaderboard*', (route) => route.fulfill({ json: [row(1, true), row(2, false)] }))
  await page.getByRole('tab', { name: 'Leaderboard' }).click()
  await phone.sees('user1')
  await phone.sees('Entered by hand. Ranks below verified scores')
  await expect(page.getByText('u-1')).toHaveCount(0)
  await phone.close()
})

test('[TOAST-1] F8 leads to the toast region before there are any toasts', async ({ browser }) => {
  const phone = await openPhone(browser, 'Ann')
  await phone.go('/about')
  await phone.page.getByRole('heading', { level: 1 }).waitFor()
  await expect(phone.page.getByRole('region', { name: 'Notifications (F8)' })).toHaveCount(1)
  const isThere = () =>
    phone.page
      .getByRole('region', { name: 'Notifications (F8)' })
      .evaluate((one) => one.contains(document.activeElement))
  // The region is there from the start; its shortcut works once the script runs.
  await expect(async () => {
    await phone.page.keyboard.press('F8')
    expect(await isThere()).toBe(true)
  }).toPass()
  await phone.close()
})

/** Plays every turn until the game says that it's over. */
async function playToTheEnd(page: Page): Promise<number> {
  for (let turns = 0; turns < 60; turns++) {
    const last = page.getByRole('button', { name: 'Play the Last Round' })
    if (await last.isVisible()) await last.click()
    if (await page.getByRole('heading', { name: 'Game Complete!' }).isVisible()) return turns
    const hidden = page.getByRole('button', { name: 'Show Prompt' })
    if (await hidden.isVisible()) await hidden.click()
    await page.getByRole('button', { name: 'Next Player' }).click()
  }
  throw new Error('it does not end')
}

test('[LOCAL-5] [LOCALPAGE-7] [LOCALPAGE-18] a game without its own list goes from setup to its end, plays again, and exits', async ({
  browser,
}) => {
  const phone = await openPhone(browser, 'Ann')
  const { page } = phone
  const game = { id: 99, name: 'Couch Quiz', minPlayers: 2, maxPlayers: 6 }
  await page.route('**/api/games/99', (route) => route.fulfill({ json: game }))
  await phone.go('/setup/99')
  await page.getByLabel('Your Name (Host)').fill('Ann')
  await phone.press('Configure Game')
  const dialog = page.getByRole('dialog')
  for (let fewer = 0; fewer < 2; fewer++) await dialog.getByRole('button', { name: /^Fewer/ }).click()
  await dialog.getByText('Extended (45+ mins)').click()
  // A seat without a name plays as Player 2.
  await dialog.getByRole('button', { name: 'Start Game' }).click()
  await phone.sees('1/4 Rounds')
  expect(await playToTheEnd(page)).toBe(8)
  await phone.press('Play Again')
  await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(2)
  await phone.press('Rename Player 2')
  await page.getByLabel('Player Name').fill('Ben')
  await phone.press('Save Name')
  await phone.press('Start Game')
  await phone.sees('1/4 Rounds')
  await phone.press('End Game Early')
  await page.getByRole('dialog').getByRole('button', { name: 'End Game' }).click()
  await phone.press('Exit Game')
  await page.waitForURL(/\/games$/)
  await page.getByRole('heading', { level: 1, name: 'What are we playing?' }).waitFor()
  // The server doesn't know this game, so it answers 404 for the game's page.
  expect(phone.complaints.filter((text) => !text.includes('404'))).toEqual([])
  await phone.close()
})

test('[FRAME-1] in the lobby, at the table and around one phone, the disclaimer is one line with its links', async ({
  browser,
}) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const guest = await openPhone(browser, 'Guest')
  await joinByLink(guest, code)
  const line = async (phone: Phone) => {
    const footer = phone.page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer).toContainText('21 or older')
    for (const name of ['Terms', 'Privacy', 'Disclaimer'])
      await expect(footer.getByRole('link', { name })).toBeInViewport()
    const tall = await footer.evaluate((one) => one.getBoundingClientRect().height)
    expect(tall).toBeLessThanOrEqual(32)
  }
  await line(hoste)
  await hoste.press('Start Game')
  await hoste.page.waitForURL(/\/play\/s/)
  await line(hoste)
  await line(guest)
  await guest.go('/gameplay/5')
  await guest.sees('Local Play Mode')
  await line(guest)
  await guest.close()
  await hoste.close()
})

test('[JOIN-4] a wrong code stays in its field, and typing replaces it', async ({ browser }) => {
  const phone = await openPhone(browser, 'Ann')
  const { page } = phone
  const field = page.getByLabel('Game Code')
  await phone.go('/join')
  await field.fill('ZZZZZZ')
  await phone.sees('Game Not Found')
  await page.getByRole('tab', { name: 'Enter Code' }).click()
  await expect(field).toHaveValue('ZZZZZZ')
  // Clicks like a thumb: Playwright's own press would put the cursor at the start.
  await field.click()
  await page.keyboard.press('q')
  await expect(field).toHaveValue('Q')
  await phone.go('/join/ZZZZZZ')
  await page.getByRole('link', { name: 'Enter a code' }).click()
  await expect(field).toHaveValue('ZZZZZZ')
  await phone.close()
})
