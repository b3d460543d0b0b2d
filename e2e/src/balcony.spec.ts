import { expect, test } from '@playwright/test'
import { fillTruth, legit, vote } from './baked.ts'
import { host, joinByLink, onScreen, openPhone, type Phone } from './phone.ts'

const WATCHERS = ['Mo', 'Nia', 'Oz', 'Pam'] as const

/** Two people and six bots fill the table, and four people watch. */
test('[EVENING-2] with eight at the table and four on the balcony, three say Legit, and everyone reads that with the reveal', async ({
  browser,
}) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const ann = await openPhone(browser, 'Ann')
  await joinByLink(ann, code)
  for (let bots = 1; bots <= 6; bots++) {
    await hoste.press('Simulate Player Join')
    await hoste.sees(`${bots + 2}/8`)
  }
  const balcony = await Promise.all(WATCHERS.map((name) => openPhone(browser, name)))
  for (const phone of balcony) {
    await phone.go(`/join/${code}`)
    await phone.page.getByRole('button', { name: 'Watch', exact: true }).click()
    await phone.sees('Watching')
  }
  const tv = await openPhone(browser, 'Screen', { wide: true })
  await tv.go(`/screen/${code}`)
  await hoste.sees('4 watching')

  await hoste.press('Settings')
  await hoste.page.locator('label', { hasText: /^Guesses along/ }).click()
  await hoste.page.getByText('No clock', { exact: true }).click()
  await hoste.press('Done')
  await hoste.press('Start Game')
  const table = [hoste, ann]
  await Promise.all(table.map((phone) => phone.page.waitForURL(/\/play\/s/)))
  await Promise.all(table.map(fillTruth))
  await tv.sees('Balcony 0')

  const said = { Mo: 'Legit', Nia: 'Legit', Oz: 'Legit', Pam: 'Baked' } as const
  const guess = async (phone: Phone) => {
    await phone.sees('The balcony counts your tap.')
    await phone.press(new RegExp(`^${said[phone.name as keyof typeof said]}`))
    await phone.sees(/^You say: (Legit|Baked)\.$/)
  }
  await Promise.all(balcony.map(guess))
  // None of it shows while the table is still voting
  await expect(onScreen(tv.page).getByText(/The balcony said/)).toHaveCount(0)
  // One of the two may be the reader
  const voteUnlessReading = async (phone: Phone) => {
    await expect(legit(phone).or(phone.page.getByText('Say it out loud')).first()).toBeVisible()
    if ((await legit(phone).count()) > 0) await vote(phone)
  }
  await Promise.all(table.map(voteUnlessReading))
  await Promise.all([tv, ...table, ...balcony].map((phone) => phone.sees(/The balcony said Legit, 75%\./)))
  for (const phone of [hoste, ann, tv, ...balcony]) expect(phone.complaints, phone.name).toEqual([])
  await Promise.all([hoste, ann, tv, ...balcony].map((phone) => phone.close()))
})
