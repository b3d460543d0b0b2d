import { expect, test } from '@playwright/test'
import { openPhone, type Phone } from './phone.ts'

/** What a prompt of each game wants, once shown, before the phone goes on. */
const GAMES: readonly { readonly id: number; readonly name: string; readonly play: (phone: Phone) => Promise<void> }[] =
  [
    { id: 1, name: 'Truth or Dare', play: async (phone) => tap(phone, /^(Truth|Dare)$/) },
    { id: 2, name: 'Spin the Stash', play: async (phone) => tap(phone, 'Show Prompt') },
    { id: 3, name: 'High Rollers', play: async (phone) => tap(phone, 'Show Prompt') },
    {
      id: 4,
      name: 'Roll & React',
      play: async (phone) => {
        await tap(phone, 'Show Prompt')
        await tap(phone, /^Start the Clock/)
      },
    },
    {
      id: 5,
      name: 'Baked or Bluffing?',
      play: async (phone) => {
        await tap(phone, 'Show Prompt')
        await tap(phone, /^(Bend It|Turn It Over)$/)
        const turn = phone.page.getByRole('button', { name: 'Turn It Over' })
        if (await turn.isVisible()) await tap(phone, 'Turn It Over')
      },
    },
    { id: 7, name: 'Never Have I Ever', play: async (phone) => tap(phone, 'Show Prompt') },
    { id: 11, name: 'Puff Puff Pass Truths', play: async (phone) => tap(phone, 'Show Prompt') },
  ]

/** What comes of it is seen without scrolling: nothing lies under the bar at the bottom. */
async function tap(phone: Phone, name: string | RegExp): Promise<void> {
  await phone.press(name)
  const end = () =>
    phone.page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY - innerHeight)
  await expect.poll(end, { message: `after ${name}` }).toBeLessThanOrEqual(0)
}

/** Three people round one phone, about to start. */
async function gather(phone: Phone, gameId: number): Promise<void> {
  const { page } = phone
  await phone.go(`/setup/${gameId}`)
  await page.getByLabel('Your Name (Host)').fill('Ann')
  await phone.press('Configure Game')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Quick (15 mins)').click()
  // As few as the game takes: twice as many rounds.
  const fewer = dialog.getByRole('button', { name: /^Fewer/ })
  while (await fewer.isEnabled()) await fewer.click()
  await dialog.getByRole('button', { name: 'Start Game' }).click()
  await phone.press('Start Game')
  await phone.press('Add Player')
  for (const name of ['Ben', 'Cleo']) {
    await page.getByLabel('Player Name').fill(name)
    await phone.press('Add and Next')
  }
  await page.keyboard.press('Escape')
}

for (const game of GAMES) {
  test(`[LOCALPAGE-14] ${game.name}, opened once, is played to its recap without a network`, async ({ browser }) => {
    const phone = await openPhone(browser, 'Ann')
    const { page } = phone
    // Dice and wheel lie still at once, so that their cards are there to be measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await gather(phone, game.id)
    await page.context().setOffline(true)
    await phone.press('Start Game')
    const [rounds = 0] = (await page.getByText(/^1\/\d+ Rounds$/).innerText()).match(/\d+(?= )/)?.map(Number) ?? []
    expect([4, 6]).toContain(rounds)
    for (let turns = 0; turns < 3 * rounds; turns++) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Ann', 'Ben', 'Cleo'][turns % 3] ?? '')
      await game.play(phone)
      await phone.press('Next Player')
    }
    await phone.sees('Game Complete!')
    await expect(page.getByRole('region', { name: 'Recap' }).getByRole('listitem')).toHaveCount(3)
    await phone.sees(`${3 * rounds} cards in ${rounds} rounds.`)
    expect(phone.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await phone.close()
  })
}

for (const { door, leadsTo } of [
  { door: 'Play Again', leadsTo: /\/gameplay\/7$/ },
  { door: 'Exit Game', leadsTo: /\/games$/ },
  { door: 'Back to Games', leadsTo: /\/games$/ },
]) {
  test(`[LOCALPAGE-17] a game that was played to its end is left by ${door}`, async ({ browser }) => {
    const phone = await openPhone(browser, 'Ann')
    const { page } = phone
    await gather(phone, 7)
    await phone.press('Start Game')
    for (let turns = 0; turns < 12; turns++) {
      await phone.press('Show Prompt')
      await phone.press('Next Player')
    }
    await phone.sees('Game Complete!')
    const way =
      door === 'Back to Games' ? page.getByRole('link', { name: door }) : page.getByRole('button', { name: door })
    await way.click()
    await page.waitForURL(leadsTo)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Game Complete!')).toHaveCount(0)
    expect(phone.complaints).toEqual([])
    await phone.close()
  })
}
