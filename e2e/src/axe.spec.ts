import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { host, joinByLink, onScreen, openPhone, type Phone } from './phone.ts'

const ROUTES = [
  '/',
  '/games',
  '/game/5',
  '/setup/5',
  '/gameplay/5',
  '/multiplayer/5',
  '/join',
  '/join/ZZZZZZ',
  '/c/green-otter-bcdfghjk',
  '/c/green-otter-bcdfghjk/cards',
  '/challenges',
  '/how-to-play',
  '/about',
  '/profile',
  '/auth',
  '/auth/forgot',
  '/tv',
  '/terms',
  '/privacy',
  '/disclaimer',
  '/contact',
  '/no-such-page',
]

async function faults(phone: Phone): Promise<string[]> {
  // Pages fade in, and contrast is measured after that. Scroll-driven animations never end.
  await phone.page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
  )
  const { violations } = await new AxeBuilder({ page: phone.page }).analyze()
  return violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')}`))
}

for (const wide of [false, true]) {
  test(`[AXE-1] axe finds nothing on any route, ${wide ? 'on a laptop' : 'on a phone'}`, async ({ browser }) => {
    const phone = await openPhone(browser, 'Ann', { wide })
    for (const path of ROUTES) {
      await phone.go(path)
      await phone.page.getByRole('heading', { level: 1 }).first().waitFor()
      expect.soft(await faults(phone), path).toEqual([])
    }
    const complaints = phone.complaints.filter((text) => !text.includes('404'))
    expect(complaints).toEqual([])
  })
}

test('[AXE-2] axe finds nothing at the gate, in the lobby and at the table of phone and laptop, and on the TV', async ({
  browser,
}) => {
  const stranger = await openPhone(browser, 'Stranger', { isKnown: false })
  await stranger.go('/')
  await stranger.page.getByRole('dialog').or(stranger.page.getByRole('alertdialog')).first().waitFor()
  expect.soft(await faults(stranger), 'age gate').toEqual([])
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const ann = await openPhone(browser, 'Ann', { wide: true })
  await joinByLink(ann, code)
  const screen = await openPhone(browser, 'Screen', { wide: true })
  await screen.go(`/screen/${code}`)
  await screen.sees('Ann')
  for (const phone of [hoste, ann, screen]) expect.soft(await faults(phone), `lobby, ${phone.name}`).toEqual([])
  // Until that is answered, the bet has no room on the host's phone
  await onScreen(hoste.page).getByText('Same room').click()
  const ask = hoste.page.getByRole('button', { name: /^Who’ll win the first game/ })
  await ask.click()
  const asked = hoste.page.getByRole('dialog', { name: 'Who’ll win the first game?' })
  await asked.waitFor()
  expect.soft(await faults(hoste), 'first bet').toEqual([])
  await asked.getByRole('button', { name: 'Ann' }).click()
  await expect(ask).toContainText('1 of 2')
  await screen.sees('1 of 2 has bet')
  await hoste.press('Settings')
  expect.soft(await faults(hoste), 'settings').toEqual([])
  await hoste.press('Done')
  await hoste.press('Start Game')
  await hoste.page.waitForURL(/\/play\/s/)
  for (const phone of [hoste, ann, screen]) {
    await phone.sees(/^(Round|Turn) 1 of \d+$/)
    expect.soft(await faults(phone), `table, ${phone.name}`).toEqual([])
  }
})
