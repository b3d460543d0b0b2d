import { expect, test } from '@playwright/test'
import { playBaked } from './baked.ts'
import { codeOf, joinByCode, joinByLink, openPhone } from './phone.ts'

test('[EVENING-1] from an empty home page to the second game: one host, three guests, a TV', async ({ browser }) => {
  const host = await openPhone(browser, 'Hoste', { isKnown: false })
  await host.go('/')
  await host.press("I'm 21 or Older")
  await host.page.goto('/game/5')
  await host.page.getByRole('link', { name: 'Play Multiplayer Mode' }).click()
  await host.page.getByLabel('Your name').fill('Hoste')
  await host.press('Create Session')
  const code = await codeOf(host)

  const screen = await openPhone(browser, 'Screen', { wide: true })
  await screen.go(`/screen/${code}`)
  await screen.sees('Hoste')
  const guests = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => openPhone(browser, name)))
  const [ann, bob, cleo] = guests
  if (!ann || !bob || !cleo) throw new Error('three guests were invited')
  await joinByLink(ann, code)
  await joinByCode(bob, code)
  await joinByLink(cleo, code)
  const everybody = [host, ann, bob, cleo]
  for (const phone of [...everybody, screen]) for (const name of ['Hoste', 'Ann', 'Bob', 'Cleo']) await phone.sees(name)

  await host.press('Settings')
  await host.page.getByText('Quick (15 mins)').click()
  // At a relaxed pace, fifteen minutes are three rounds.
  await host.page.getByText('Relaxed', { exact: true }).click()
  await host.press('Done')
  // It shows for a second and a half, so checking later could miss it.
  const counted = [...everybody, screen].map(({ page }) => page.getByText('Get ready').first().waitFor())
  await Promise.all([host.press('Start Game'), ...counted])
  await Promise.all(everybody.map((phone) => phone.page.waitForURL(/\/play\/s/)))
  await playBaked(everybody, 3, cleo)
  await Promise.all([...everybody, screen].map((phone) => phone.sees(/wins?!$/)))

  await host.press('Play Again')
  await Promise.all([...everybody, screen].map((phone) => phone.sees('Round 1 of 3')))
  for (const phone of [...everybody, screen]) expect(phone.complaints, phone.name).toEqual([])
  await Promise.all([...everybody, screen].map((phone) => phone.close()))
})
