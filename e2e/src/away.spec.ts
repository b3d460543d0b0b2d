import { startTcpProxy } from '@highjinks/session-store/testing'
import { expect, test } from '@playwright/test'
import { countedOnce, pointsOf, readerOf, straight } from './baked.ts'
import { withOwnServer } from './own-server.ts'
import { host, joinByLink, openPhone, type Phone } from './phone.ts'
import { openPocket } from './pocket.ts'

const REVEAL = /^(Legit|Baked)!$/
const KEPT = /Your seat and everything you tapped are kept/
/** Longer than the server waits for a word from a phone. */
const PINGS_MS = 18_000

const all = (phones: readonly Phone[], work: (phone: Phone) => Promise<unknown>) => Promise.all(phones.map(work))
const vote = (phone: Phone) => phone.page.getByRole('button', { name: /^Legit/ })

/** The first phone hosts, the others join, and all of them see the first round. */
async function sitDown(phones: readonly Phone[], prepare?: (host: Phone) => Promise<void>): Promise<void> {
  const [hoste, ...guests] = phones
  if (!hoste) throw new Error('nobody hosts')
  const code = await host(hoste, 5)
  for (const guest of guests) await joinByLink(guest, code)
  for (const { name } of guests) await hoste.sees(name)
  await prepare?.(hoste)
  await hoste.press('Start Game')
  await all(phones, (phone) => phone.sees('Round 1 of 10'))
}

/** Reads, lets them vote, and says who does not read. */
async function readOut(phones: readonly Phone[]): Promise<{ reader: Phone; voters: Phone[] }> {
  const reader = await readerOf(...phones)
  await straight(reader).click()
  await reader.press('Let them vote')
  return { reader, voters: phones.filter((phone) => phone !== reader) }
}

test('[BAD-11] a phone that slept wakes up in its own seat, with its score, where the others are by now', async ({
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const pocket = await openPocket(playwright)
  try {
    const [hoste, ann] = [await openPhone(browser, 'Hoste'), await openPhone(browser, 'Ann')]
    const bob = await openPhone(pocket.browser, 'Bob', { at: baseURL ?? '' })
    const phones = [hoste, ann, bob]
    await sitDown(phones)
    let round = 1
    let { reader, voters } = await readOut(phones)
    // Who sleeps is to be one of those whom the table waits for.
    if (reader === bob) {
      await all(voters, (phone) => vote(phone).click())
      round = 2
      await all(phones, (phone) => comes(phone, 'Round 2 of 10'))
      ;({ reader, voters } = await readOut(phones))
    }
    await vote(bob).waitFor()
    const before = await pointsOf(bob)
    await countTime(bob)

    const asleep = Date.now()
    pocket.sleep()
    const other = voters.find((phone) => phone !== bob) ?? reader
    await vote(other).click()
    await comes(reader, 'Waiting for Bob.')
    round++
    await all([hoste, ann], (phone) => comes(phone, `Round ${round} of 10`))
    const slept = Date.now() - asleep
    expect(slept).toBeGreaterThan(PINGS_MS)

    const woke = Date.now()
    pocket.wake()
    await bob.sees(`Round ${round} of 10`)
    expect(Date.now() - woke).toBeLessThan(2500)
    // It has counted nothing but the time since.
    expect(await timeCounted(bob)).toBeLessThan(slept / 4)
    await expect(bob.page.getByText(KEPT)).toBeHidden()
    expect(await pointsOf(bob)).toBe(before)
    await hoste.press(/Scores and players/)
    await hoste.sees('3/8')
    await expect(hoste.page.getByRole('listitem').filter({ hasText: 'Bob' })).toHaveCount(1)
    await hoste.page.keyboard.press('Escape')

    const taps = bob.taps.size
    const next = await readOut(phones)
    await all(next.voters, (phone) => vote(phone).click())
    await all(phones, (phone) => phone.sees(REVEAL))
    expect(bob.taps.size - taps).toBe(next.reader === bob ? 2 : 1)
  } finally {
    await pocket.close()
  }
})

test('[BAD-12] a minute without any network: the phone says so, keeps what is tapped, and it counts once', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const server = Number(new URL(baseURL ?? '').port)
  const lines = [await startTcpProxy(server), await startTcpProxy(server)] as const
  try {
    const phones = [
      await openPhone(browser, 'Hoste', { at: `http://127.0.0.1:${lines[0].port}` }),
      await openPhone(browser, 'Ann', { at: `http://127.0.0.1:${lines[1].port}` }),
    ]
    // Without a clock the table waits as long as it takes.
    await sitDown(phones, async (hoste) => {
      await hoste.press('Settings')
      await hoste.page.getByText('No clock', { exact: true }).click()
      await hoste.press('Done')
      await hoste.sees(/· No clock/)
    })
    const reader = await readerOf(...phones)
    const other = phones.find((phone) => phone !== reader) ?? reader
    const line = reader === phones[0] ? lines[0] : lines[1]
    const taps = reader.taps.size

    line.become('dead')
    const cut = Date.now()
    await straight(reader).click()
    await expect(reader.page.getByText(KEPT)).toBeVisible()
    // One tap on its way is enough: nothing else can be tapped until it has arrived.
    await expect(straight(reader)).toBeDisabled()
    await other.page.waitForTimeout(60_000 - (Date.now() - cut))
    await other.sees(`Waiting for ${reader.name}.`)
    await expect(reader.page.getByText(KEPT)).toBeVisible()

    line.become('open')
    await reader.page.getByRole('button', { name: 'Let them vote' }).waitFor()
    await expect(reader.page.getByText(KEPT)).toBeHidden()
    expect(reader.taps.size - taps).toBe(1)
    await reader.press('Let them vote')
    await vote(other).click()
    await all(phones, (phone) => phone.sees(REVEAL))
    expect(reader.taps.size - taps).toBe(2)
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
    const { reader, voters } = await readOut(phones)
    const [voter] = voters
    if (!voter) throw new Error('nobody votes')
    await vote(voter).waitFor()
    const taps = voter.taps.size

    await server.kill()
    await all(phones, (phone) => phone.sees(KEPT))
    await vote(voter).click()
    expect(voter.taps.size).toBe(taps)
    await server.start()
    await all(phones, (phone) => comes(phone, REVEAL))
    for (const phone of phones) await expect(phone.page.getByText(KEPT)).toBeHidden()
    expect(voter.taps.size).toBe(taps + 1)
    await countedOnce(reader, voter)

    await all(phones, (phone) => comes(phone, 'Round 2 of 10'))
    const next = await readOut(phones)
    await all(next.voters, (phone) => vote(phone).click())
    await all(phones, (phone) => phone.sees(REVEAL))
  })
})

/** As soon as a phase of the table has passed, or a phone that is gone is seen to be gone. */
async function comes(phone: Phone, text: string | RegExp): Promise<void> {
  await expect(phone.page.getByText(text).first()).toBeVisible({ timeout: 45_000 })
}

/** From now on the page counts the time in which it lives. */
async function countTime({ page }: Phone): Promise<void> {
  await page.evaluate(() => {
    setInterval(() => {
      document.body.dataset.lived = String(Number(document.body.dataset.lived ?? 0) + 100)
    }, 100)
  })
}
async function timeCounted({ page }: Phone): Promise<number> {
  return Number(await page.evaluate(() => document.body.dataset.lived))
}
