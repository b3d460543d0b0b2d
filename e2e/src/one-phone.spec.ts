import { expect, test } from '@playwright/test'
import { openPhone, type Phone } from './phone.ts'

/** Each game is left by another door. */
const GAMES = [
  { id: 1, name: 'Truth or Dare', door: 'Play Again', leadsTo: /\/gameplay\/1$/ },
  { id: 2, name: 'Spin the Stash', door: 'Exit Game', leadsTo: /\/games$/ },
  { id: 3, name: 'High Rollers', door: 'Back to Games', leadsTo: /\/games$/ },
  { id: 4, name: 'Roll & React', door: 'Never Have I Ever', leadsTo: /\/gameplay\/7$/ },
  { id: 5, name: 'Baked or Bluffing?', door: 'Next one on everybody’s phones', leadsTo: /\/multiplayer\/5$/ },
  { id: 7, name: 'Never Have I Ever', door: 'Play Again', leadsTo: /\/gameplay\/7$/ },
  { id: 11, name: 'Puff Puff Pass Truths', door: 'Exit Game', leadsTo: /\/games$/ },
] as const

const NAMES = ['Ann', 'Ben', 'Cleo']
/** What ends the tapping of faces. */
const DONE = ['Bets Are In', 'Turn It Over', 'That’s Everybody', 'Count the Hands', 'Show the Lie']
/** No card asks more often. */
const MOST_TAPS = 8

/** What comes of a tap is seen without scrolling: nothing lies under the bar at the bottom. */
async function fits(phone: Phone): Promise<void> {
  const end = () =>
    phone.page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY - innerHeight)
  await expect.poll(end).toBeLessThanOrEqual(0)
}

/** Three people round one phone, about to start: named where everything is set up, as few as the game takes. */
async function gather(phone: Phone, gameId: number): Promise<readonly string[]> {
  const { page } = phone
  await phone.go(`/setup/${gameId}`)
  await phone.press('Configure Game')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Quick (15 mins)').click()
  const fewer = dialog.getByRole('button', { name: /^Fewer/ })
  while (await fewer.isEnabled()) await fewer.click()
  const fields = dialog.getByRole('group', { name: 'Who plays' }).getByRole('textbox')
  const names = NAMES.slice(0, await fields.count())
  for (const [index, name] of names.entries()) await fields.nth(index).fill(name)
  await dialog.getByRole('button', { name: 'Start Game' }).click()
  await phone.press('Start Game')
  await page.waitForURL(/\/gameplay\/\d+$/)
  return names
}

/** Shows the card and answers whatever it asks, until nothing is left but to pass the phone on. */
async function playTurn({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'Show Prompt' }).click()
  const own = page.getByRole('button', { name: /^(Start the Clock|Somebody Saw It|Read It Straight)/ })
  const asked = page.locator('[data-actions] section').getByRole('button')
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    if (await own.isVisible()) await own.click()
    else if ((await asked.count()) === 0) return
    else {
      const isFaces = DONE.includes(await asked.last().innerText())
      await asked.first().click()
      if (isFaces) await asked.last().click()
    }
  }
}

for (const { id, name, door, leadsTo } of GAMES) {
  test(`[LOCALPAGE-14] [LOCALPAGE-17] ${name} is played to its podium without a network, and left by ${door}`, async ({
    browser,
  }) => {
    const phone = await openPhone(browser, 'Ann')
    const { page } = phone
    // Dice and wheel lie still at once, so that their cards are there to be measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const names = await gather(phone, id)
    await phone.sees('Local Play Mode')
    await page.context().setOffline(true)
    await phone.press('Start Game')
    const rounds = names.length * 2
    for (let turns = 0; turns < rounds * names.length; turns++) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[turns % names.length] ?? '')
      await playTurn(phone)
      await fits(phone)
      if (turns === 1) {
        const points = await page.getByRole('list', { name: 'Points' }).allInnerTexts()
        await page.context().setOffline(false)
        await page.reload()
        await phone.sees('On now')
        await page.context().setOffline(true)
        expect(await page.getByRole('list', { name: 'Points' }).allInnerTexts()).toEqual(points)
      }
      await phone.press('Next Player')
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

test('[LOCALPAGE-19] from home to the first card five people take their names and eight taps', async ({ browser }) => {
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
  const fields = page.getByRole('group', { name: 'Who plays' }).getByRole('textbox')
  for (const [index, name] of [...NAMES, 'Dan', 'Eve'].entries()) await fields.nth(index).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Start Game' }).click()
  taps += 1
  await tap('button', 'Start Game')
  await phone.sees('Local Play Mode')
  await tap('button', 'Start Game')
  await tap('button', 'Dare')
  await phone.sees('Ben takes the phone and judges')
  expect(taps).toBe(8)
  await phone.close()
})
