import { type Browser, expect, test } from '@playwright/test'
import { countedOnce, fillTruth, legit, REVEAL, readerOf, truth, vote } from './baked.ts'
import { host, joinByLink, onScreen, openPhone, type Phone } from './phone.ts'

/** Starts a game with two players and returns them and the code. */
async function running(browser: Browser): Promise<{ hoste: Phone; ann: Phone; code: string }> {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const ann = await openPhone(browser, 'Ann')
  await joinByLink(ann, code)
  await hoste.sees('Ann')
  await hoste.press('Start Game')
  await Promise.all([hoste, ann].map((phone) => phone.page.waitForURL(/\/play\/s/)))
  await Promise.all([hoste, ann].map((phone) => phone.sees(/^(Round|Turn) 1 of \d+$/)))
  return { hoste, ann, code }
}

test('[BAD-1] a refresh and a second tab return to the same seat at the same table', async ({ browser }) => {
  const { hoste, ann } = await running(browser)
  await hoste.page.reload()
  await truth(hoste).waitFor()
  const tab = await hoste.context.newPage()
  await tab.goto(hoste.page.url())
  await fillTruth({ page: tab })
  await fillTruth(ann)
  const reader = await readerOf(hoste, ann)
  await reader.page.reload()
  await reader.sees('Say it out loud')
  const other = reader === hoste ? ann : hoste
  await vote(other, 'Baked')
  await other.sees(REVEAL)
})

test('[BAD-2] a tap made offline is kept, and counts once when the network is back', async ({ browser }) => {
  const { hoste, ann } = await running(browser)
  await Promise.all([hoste, ann].map(fillTruth))
  const reader = await readerOf(hoste, ann)
  const other = reader === hoste ? ann : hoste
  await legit(other).waitFor()
  await other.context.setOffline(true)
  await legit(other).click()
  await other.page.waitForTimeout(3000)
  await other.context.setOffline(false)
  await other.press('Lock in Legit')
  await Promise.all([reader, other].map((phone) => phone.sees(REVEAL)))
  await countedOnce(reader, other)
})

test('[BAD-3] an unknown code, a wrong address and someone else’s seat each say what to do next', async ({
  browser,
}) => {
  const phone = await openPhone(browser, 'Ann')
  await phone.go('/join/ZZZZZZ')
  await phone.sees('Invalid Invitation')
  await phone.sees('Browse Games')
  await phone.go('/join')
  await phone.page.getByLabel('Game Code').fill('ZZZZZZ')
  await phone.sees('Game session not found. Please check the code and try again.')
  await phone.press('Try Another Code')
  await expect(phone.page.getByLabel('Game Code')).toHaveValue('')
  await phone.go('/multiplayer/sNobodyKnowsThis1')
  await phone.sees('We can’t find your seat')
  await phone.go('/multiplayer/999')
  await phone.sees('Game not found')
})

test('[BAD-4] a full session lets a latecomer watch, and a running game lets them in at the next round', async ({
  browser,
}) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  for (let bots = 1; bots <= 7; bots++) {
    await hoste.press('Simulate Player Join')
    await hoste.sees(`${bots + 1}/8`)
  }
  await hoste.press('Simulate Player Join')
  await hoste.sees('Maximum players reached')
  const late = await openPhone(browser, 'Late')
  await late.go(`/join/${code}`)
  await late.sees('All eight seats are taken')
  await expect(late.page.getByLabel('Your name')).toHaveCount(0)
  await late.page.getByRole('button', { name: 'Watch', exact: true }).click()
  await late.sees('Watching')

  const { code: other } = await running(browser)
  const latest = await openPhone(browser, 'Latest')
  await joinByLink(latest, other)
  await latest.sees('You’ll join next round')
})

test('[BAD-5] a kicked player is told, and can’t come back with that phone', async ({ browser }) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const ann = await openPhone(browser, 'Ann')
  await joinByLink(ann, code)
  await hoste.page.getByRole('button', { name: 'More about Ann' }).click()
  await hoste.press('Remove from the session')
  await hoste.page.getByRole('button', { name: 'Remove', exact: true }).click()
  await ann.sees('The host removed you from this session.')
  await hoste.sees('Ann is out, and the room is locked')
  await hoste.press('Unlock the room')
  await onScreen(hoste.page).getByText('is out, and the room is locked').waitFor({ state: 'detached' })
  await ann.go(`/join/${code}`)
  await ann.page.getByLabel('Your name').fill('Ann again')
  await ann.press('Join Game')
  await ann.sees('The host removed you from this session.')
})

test('[BAD-6] a taken name is refused with an explanation, and another one works', async ({ browser }) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const twin = await openPhone(browser, 'hOSTE')
  await twin.go(`/join/${code}`)
  await twin.page.getByLabel('Your name').fill('hOSTE')
  await twin.press('Join Game')
  await twin.sees('Someone here already has that name. Pick another one.')
  await twin.page.getByLabel('Your name').fill('Twin')
  await twin.press('Join Game')
  await twin.sees('Waiting for Hoste to start')
})

test('[BAD-8] ending the session tells everyone, and leads the host to the game page', async ({ browser }) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const ann = await openPhone(browser, 'Ann')
  await joinByLink(ann, code)
  await hoste.press('End Session')
  await hoste.page
    .getByRole('alertdialog')
    .or(hoste.page.getByRole('dialog'))
    .getByRole('button', { name: 'End Session' })
    .click()
  await ann.sees('The host ended this session.')
  await hoste.page.waitForURL(/\/game\/5/)
})

test('[BAD-9] two people on one phone: one of them leaves, and the other keeps the seat', async ({ browser }) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const ann = await openPhone(browser, 'Ann')
  await joinByLink(ann, code)
  await ann.go(`/join/${code}`)
  await ann.page.getByLabel('Your name').fill('Zoe')
  await ann.press('Join Game')
  await ann.page.getByRole('button', { name: 'Zoe', pressed: true }).waitFor()
  await ann.press('Leave Game')
  const asked = ann.page.getByRole('alertdialog').or(ann.page.getByRole('dialog'))
  await asked.getByRole('button', { name: 'Leave Game' }).click()
  await hoste.sees('2/8')
  await ann.sees('2/8')
  await ann.sees('Waiting for Hoste to start')
})

test('[BAD-10] during a game, anyone can find the scores, and the host can open anyone’s menu', async ({ browser }) => {
  const { hoste, ann } = await running(browser)
  await ann.press(/Scores and players/)
  await ann.sees('1st · 0 points')
  await ann.page.keyboard.press('Escape')
  await hoste.press(/Scores and players/)
  await hoste.press('More about Ann')
  await hoste.press('Make Ann the host')
  await ann.page.getByRole('button', { name: 'More', exact: true }).click()
  await ann.sees('Pause')
})
