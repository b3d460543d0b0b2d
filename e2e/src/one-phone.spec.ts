import { expect, test } from '@playwright/test'
import { openPhone, type Phone } from './phone.ts'
import { begin, NAMES, playTurn } from './round-one-phone.ts'

/** Each game is left in a different way. */
const GAMES = [
  { id: 1, name: 'Truth or Dare', door: 'Play Again', leadsTo: /\/gameplay\/1$/ },
  { id: 2, name: 'Spin the Stash', door: 'Exit Game', leadsTo: /\/games$/ },
  { id: 3, name: 'High Rollers', door: 'Back to Games', leadsTo: /\/games$/ },
  { id: 4, name: 'Roll & React', door: 'Never Have I Ever', leadsTo: /\/gameplay\/7$/ },
  { id: 5, name: 'Baked or Bluffing?', door: 'Play the next one on your own phones', leadsTo: /\/multiplayer\/5$/ },
  { id: 7, name: 'Never Have I Ever', door: 'Play Again', leadsTo: /\/gameplay\/7$/ },
  { id: 11, name: 'Puff Puff Pass Truths', door: 'Exit Game', leadsTo: /\/games$/ },
] as const

/** Checks that the result of a tap shows without scrolling and not under the bar at the bottom. */
async function fits(phone: Phone): Promise<void> {
  const end = () =>
    phone.page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY - innerHeight)
  await expect.poll(end).toBeLessThanOrEqual(0)
}

for (const { id, name, door, leadsTo } of GAMES) {
  test(`[LOCALPAGE-14] [LOCALPAGE-17] ${name} is played to its podium without a network, and left by ${door}`, async ({
    browser,
  }) => {
    const phone = await openPhone(browser, 'Ann')
    const { page } = phone
    // Dice and wheel stop right away, so that their cards can be measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const names = await begin(phone, id)
    await phone.sees('Local Play Mode')
    await page.context().setOffline(true)
    const rounds = names.length * 2
    for (let turns = 0; turns < rounds * names.length; turns++) {
      if (turns === (rounds - 1) * names.length) await phone.press('Play the Last Round')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[turns % names.length] ?? '')
      await playTurn(phone)
      await fits(phone)
      if (turns === 1) {
        const points = await page.getByRole('list', { name: 'Points' }).allInnerTexts()
        await page.context().setOffline(false)
        await page.reload()
        await phone.sees('Up now')
        await page.context().setOffline(true)
        expect(await page.getByRole('list', { name: 'Points' }).allInnerTexts()).toEqual(points)
      }
      // A finger would wait until the turn's result can be read.
      await page.getByRole('button', { name: 'Next Player' }).press('Enter')
    }
    await phone.sees('Game Complete!')
    await expect(page.getByRole('list', { name: 'Podium' })).toBeVisible()
    await page.context().setOffline(false)
    const way = page.getByRole(door === 'Back to Games' ? 'link' : 'button', { name: door })
    await way.first().click()
    await page.waitForURL(leadsTo)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Game Complete!')).toHaveCount(0)
    if (/gameplay/.test(page.url()))
      await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(names.length)
    expect(phone.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await phone.close()
  })
}

test('[LOCALPAGE-19] from home to the first card five people take their names and six taps', async ({ browser }) => {
  const phone = await openPhone(browser, 'Ann')
  const { page } = phone
  let taps = 0
  const tap = async (role: 'button' | 'link', name: string | RegExp) => {
    await page.getByRole(role, { name }).first().click()
    taps += 1
  }
  await phone.go('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Truth or Dare/ })
    .first()
    .click()
  taps += 1
  await tap('link', 'Play Local Mode')
  await tap('button', 'Configure Game')
  await tap('button', 'More: Number of Players')
  const fields = page.getByRole('group', { name: 'Who’s playing?' }).getByRole('textbox')
  for (const [index, name] of [...NAMES, 'Dan', 'Eve'].entries()) await fields.nth(index).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Start Game' }).click()
  taps += 1
  await phone.sees('Local Play Mode')
  await tap('button', 'Dare')
  await phone.sees('Thumbs on three: will Ann do it?')
  expect(taps).toBe(6)
  await phone.close()
})

test('[LOCALPAGE-29] [SESSION-15] on to own phones: who taps their name has their points, and the others stay on the first phone', async ({
  browser,
}) => {
  const phone = await openPhone(browser, 'Ann')
  const { page } = phone
  await begin(phone, 11)
  // Ann's lie is found by Ben alone.
  await playTurn(phone)
  await phone.press('End Game Early')
  await page.getByRole('dialog').getByRole('button', { name: 'End Game' }).click()
  await phone.press('Play the next one on your own phones')
  await phone.press('Create Session')
  await phone.sees('Scan, then tap your own name.')
  const link = await page.getByLabel('Share link').inputValue()
  const guest = await openPhone(browser, 'Ben')
  await guest.go(`${new URL(link).pathname}#name=Ben&name=Cleo`)
  await guest.press('Ben')
  await guest.press('Join Game')
  await guest.page.waitForURL(/\/(multiplayer|play)\/s/)
  await guest.sees('600 tonight')
  await phone.press('Keep Cleo on this phone')
  await expect(page.getByRole('region', { name: 'Switch player' }).getByRole('button')).toHaveText([/Ann/, /Cleo/])
  await guest.sees('Cleo')
  expect([...phone.complaints, ...guest.complaints]).toEqual([])
  await guest.close()
  await phone.close()
})

test('[LOCALPAGE-29] of nine at one phone eight play on, and the ninth watches from their own', async ({ browser }) => {
  const phone = await openPhone(browser, 'Ann')
  const { page } = phone
  await begin(phone, 1, [...NAMES, 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Iris'])
  await phone.press('End Game Early')
  await page.getByRole('dialog').getByRole('button', { name: 'End Game' }).click()
  await phone.press('Play the next one on your own phones')
  await phone.press('Create Session')
  await phone.sees('Online games seat eight. Anyone else can scan and watch.')
  const link = await page.getByLabel('Share link').inputValue()
  await phone.press('Keep Ben, Cleo, Dan, Eve, Fay, Gus, Hal on this phone')
  await expect(page.getByRole('region', { name: 'Switch player' }).getByRole('button')).toHaveCount(8)
  const guest = await openPhone(browser, 'Iris')
  await guest.go(`${new URL(link).pathname}#name=Iris`)
  await guest.sees('Online games seat eight.')
  await guest.page.getByRole('button', { name: 'Watch', exact: true }).click()
  await guest.sees('Watching')
  expect([...phone.complaints, ...guest.complaints]).toEqual([])
  await guest.close()
  await phone.close()
})

test('[LOCALPAGE-27] [LOCALPAGE-14] on its side a phone shows everyone’s card, its button and its points without scrolling', async ({
  browser,
}) => {
  const phone = await openPhone(browser, 'Ann')
  const { page } = phone
  await begin(phone, 1, [...NAMES, 'Dan', 'Evangeline'])
  for (const on of ['Ben', 'Cleo']) {
    await page.getByRole('button', { name: 'Next Player' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(on)
  }
  await page.setViewportSize({ width: 844, height: 390 })
  await phone.press('Show Prompt')
  const done = page.getByRole('button', { name: /^(We Pointed|Hands Are Up|We Picked Sides)$/ })
  await expect(done).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.flat-card')).toBeInViewport({ ratio: 1 })
  await playTurn(phone)
  await expect(page.getByRole('list', { name: 'Points' })).toBeInViewport({ ratio: 1 })
  await fits(phone)
  await phone.close()
})
