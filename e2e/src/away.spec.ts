import { startTcpProxy } from '@highjinks/session-store/testing'
import { expect, test } from '@playwright/test'
import { countedOnce, fillTruth, legit, pointsOf, REVEAL, readerOf, story, truth, vote } from './baked.ts'
import { openFrozenBrowser } from './frozen-browser.ts'
import { withOwnServer } from './own-server.ts'
import { host, joinByLink, onScreen, openPhone, type Phone } from './phone.ts'

const TICK_MS = 100
const KEPT = /We saved your seat and everything you tapped/
const all = (phones: readonly Phone[], work: (phone: Phone) => Promise<unknown>) => Promise.all(phones.map(work))

/** Starts a game: the first phone hosts, the others join, and all of them see the first round. */
async function sitDown(phones: readonly Phone[], prepare?: (host: Phone) => Promise<void>): Promise<void> {
  const [hoste, ...guests] = phones
  if (!hoste) throw new Error('nobody hosts')
  const code = await host(hoste, 5)
  for (const guest of guests) await joinByLink(guest, code)
  for (const { name } of guests) await hoste.sees(name)
  await prepare?.(hoste)
  await hoste.press('Start Game')
  await all(phones, (phone) => phone.sees(/^(Round|Turn) 1 of \d+$/))
}

/** Turns the clock off, so that the table waits as long as it takes. */
async function withoutClock(hoste: Phone): Promise<void> {
  await hoste.press('Settings')
  await hoste.page.getByText('No clock', { exact: true }).click()
  await hoste.press('Done')
  await hoste.sees(/· No clock/)
}

/** Returns the reader and the others. */
async function reading(phones: readonly Phone[]): Promise<{ reader: Phone; voters: Phone[] }> {
  const reader = await readerOf(...phones)
  return { reader, voters: phones.filter((phone) => phone !== reader) }
}

test('[BAD-7] when the host is gone for twenty seconds someone else acts, with working powers', async ({ browser }) => {
  const hoste = await openPhone(browser, 'Hoste')
  const code = await host(hoste, 5)
  const ann = await openPhone(browser, 'Ann')
  await joinByLink(ann, code)
  await hoste.sees('Ann')
  await hoste.close()
  await expect(ann.page.getByRole('button', { name: 'Start Game' })).toBeEnabled()
  await ann.press('Simulate Player Join')
  await ann.sees('3/8')
})

test('[BAD-11] a phone that slept wakes up in its own seat, with its score, where the others are by now', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const pocket = await openFrozenBrowser(playwright)
  try {
    const [hoste, ann] = [await openPhone(browser, 'Hoste'), await openPhone(browser, 'Ann')]
    const bob = await openPhone(pocket.browser, 'Bob', { at: baseURL ?? '' })
    const phones = [hoste, ann, bob]
    // Only the missing player's absence may move the table on.
    await sitDown(phones, withoutClock)
    await all(phones, fillTruth)
    let { reader, voters } = await reading(phones)
    // The sleeping player must be one that the table waits for.
    if (reader === bob) {
      await all(voters, (phone) => vote(phone))
      await expect(onScreen(bob.page).getByText(REVEAL)).toBeVisible()
      await expect(onScreen(bob.page).getByText(REVEAL)).toBeHidden()
      ;({ reader, voters } = await reading(phones))
    }
    await legit(bob).waitFor()
    const before = await pointsOf(bob)
    const began = Date.now()
    await countTime(bob)

    const asleep = Date.now()
    pocket.sleep()
    const other = voters.find((phone) => phone !== bob) ?? reader
    await vote(other)
    // The server reports it after waiting in vain for a pong
    await comes(reader, 'Waiting for Bob.')
    await all([hoste, ann], (phone) => comes(phone, REVEAL))
    const slept = Date.now() - asleep

    pocket.wake()
    await bob.sees(REVEAL)
    // It counted only the time before and since, within one tick.
    const counted = await timeCounted(bob)
    expect(counted).toBeLessThanOrEqual(Date.now() - began - slept + TICK_MS)
    await expect(onScreen(bob.page).getByText(KEPT)).toBeHidden()
    expect(await pointsOf(bob)).toBe(before)
    await hoste.press(/Scores and players/)
    await hoste.sees('3/8')
    await expect(hoste.page.getByRole('listitem').filter({ hasText: 'Bob' })).toHaveCount(1)
    await hoste.page.keyboard.press('Escape')

    await expect(onScreen(bob.page).getByText(REVEAL)).toBeHidden()
    const taps = bob.taps.size
    const next = await reading(phones)
    await all(next.voters, (phone) => vote(phone))
    await all(phones, (phone) => phone.sees(REVEAL))
    // A vote and its lock.
    expect(bob.taps.size - taps).toBe(next.reader === bob ? 0 : 2)
  } finally {
    await pocket.close()
  }
})

test('[BAD-12] a minute without any network: the phone says so, keeps what is tapped, and it counts once', async ({
  browser,
  baseURL,
}) => {
  const server = Number(new URL(baseURL ?? '').port)
  const lines = [await startTcpProxy([server]), await startTcpProxy([server])] as const
  try {
    const phones = [
      await openPhone(browser, 'Hoste', { at: `http://127.0.0.1:${lines[0].port}` }),
      await openPhone(browser, 'Ann', { at: `http://127.0.0.1:${lines[1].port}` }),
    ]
    await sitDown(phones, withoutClock)
    const [hoste, ann] = phones
    if (!hoste || !ann) throw new Error('two were to sit down')
    const [line] = lines
    await truth(hoste).click()
    const taps = hoste.taps.size

    await line.setMode('dead')
    const cut = Date.now()
    await story(hoste).click()
    await expect(onScreen(hoste.page).getByText(KEPT)).toBeVisible()
    // One tap at a time: nothing else can be tapped until it has arrived.
    await expect(story(hoste)).toBeDisabled()
    // Ann takes her time, so that the table stays where it was.
    await ann.page.waitForTimeout(60_000 - (Date.now() - cut))
    await expect(onScreen(hoste.page).getByText(KEPT)).toBeVisible()

    await line.setMode('open')
    await hoste.sees('Locked in.')
    await expect(onScreen(hoste.page).getByText(KEPT)).toBeHidden()
    expect(hoste.taps.size - taps).toBe(1)
    await fillTruth(ann)
    const { voters } = await reading(phones)
    await all(voters, (phone) => vote(phone))
    await all(phones, (phone) => phone.sees(REVEAL))
  } finally {
    for (const line of lines) await line.stop()
  }
})

test('[BAD-13] the server dies at the table and starts again: all come back by themselves, and a tap made meanwhile counts once', async ({
  browser,
}) => {
  await withOwnServer(async (server) => {
    const at = { at: server.url }
    const phones = [await openPhone(browser, 'Hoste', at), await openPhone(browser, 'Ann', at)]
    await sitDown(phones)
    await all(phones, fillTruth)
    const { reader, voters } = await reading(phones)
    const [voter] = voters
    if (!voter) throw new Error('nobody votes')
    await legit(voter).waitFor()
    const taps = voter.taps.size

    await server.kill()
    await all(phones, (phone) => phone.sees(KEPT))
    await legit(voter).click()
    expect(voter.taps.size).toBe(taps)
    await server.start()
    await voter.page.getByRole('button', { name: 'Lock in Legit' }).click()
    await all(phones, (phone) => comes(phone, REVEAL))
    for (const phone of phones) await expect(onScreen(phone.page).getByText(KEPT)).toBeHidden()
    expect(voter.taps.size).toBe(taps + 2)
    await countedOnce(reader, voter)

    await expect(onScreen(voter.page).getByText(REVEAL)).toBeHidden()
    const next = await reading(phones)
    await all(next.voters, (phone) => vote(phone))
    await all(phones, (phone) => phone.sees(REVEAL))
  })
})

/** Waits for the end of a phase, or until a missing phone counts as away. */
async function comes(phone: Phone, text: string | RegExp): Promise<void> {
  await expect(phone.page.getByText(text).first()).toBeVisible()
}

/** Makes the page count the time during which it runs. */
async function countTime({ page }: Phone): Promise<void> {
  await page.evaluate((tick) => {
    setInterval(() => {
      document.body.dataset.lived = String(Number(document.body.dataset.lived ?? 0) + tick)
    }, tick)
  }, TICK_MS)
}
async function timeCounted({ page }: Phone): Promise<number> {
  return Number(await page.evaluate(() => document.body.dataset.lived))
}
