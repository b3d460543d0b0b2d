import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { closeSqlite, openSqlite, sqliteRecords } from '@highjinks/rest-api'
import { hashToken, newToken } from '@highjinks/session-store'
import { expect, test } from '@playwright/test'
import { withOwnServer } from './own-server.ts'
import { openPhone, type Phone } from './phone.ts'

const LINK = 'green-otter-bcdfghjk'
const CREW = 'c0123456789ab'
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const

interface Known {
  readonly name: string
  readonly token: string
}

/** A crew whose first night was last week, in the records of a server that hasn't started yet. */
async function keepCrew(folder: string, people: readonly Known[]): Promise<void> {
  const db = openSqlite(folder)
  const week = Date.now() - 7 * 24 * 60 * 60 * 1000
  const members = people.map(({ name, token }, i) => ({
    id: `m${name}00000`,
    name,
    look: { color: i, hat: i },
    mark: hashToken(`${CREW}:${token}`),
    userId: null,
    since: week,
    seenAt: week,
  }))
  await sqliteRecords(db).crews.make({
    id: CREW,
    link: LINK,
    name: 'Sofa Club',
    usedAt: week,
    keeper: 'mAda00000',
    members,
    nights: [{ sessionId: 's0123456789ab', at: week, games: [{ slug: 'truth-or-dare', crowned: ['mBob00000'] }] }],
    seen: '',
    usual: null,
    nextAt: null,
    sessionId: null,
  })
  closeSqlite(db)
}

/** At every size nothing is cut off at the sides, and axe finds nothing. */
async function looksRight({ page }: Phone, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect.soft(tooWide, `${name} at ${size.width}`).toBe(false)
    if (process.env.CREW_PICTURES)
      await page.screenshot({ path: join(process.env.CREW_PICTURES, `${name}-${size.width}.png`) })
    const { violations } = await new AxeBuilder({ page }).analyze()
    const faults = violations.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(' ')}`))
    expect.soft(faults, `${name} at ${size.width}`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** A member renames the crew, writes a card, pastes some, and takes one back. */
async function writeCards(phone: Phone): Promise<void> {
  const { page } = phone
  await phone.press('Rename')
  await page.getByLabel('The crew’s name').fill('Couch Potatoes')
  await phone.press('Save')
  await page.getByRole('heading', { level: 1, name: 'Couch Potatoes' }).waitFor()
  await page.getByRole('link', { name: 'Write cards for this crew' }).click()
  await phone.sees('Your crew has 0 of 200 cards.')
  await page.getByLabel(/…$/).fill('the goose in the kitchen')
  await phone.press('Add it')
  await phone.sees('Your crew has 1 of 200 cards.')
  await page.getByLabel('One card on each line').fill('o'.repeat(400))
  await looksRight(phone, 'long-word')
  const dares = Array.from(
    { length: 250 },
    (_, i) => `Apologize out loud to g${i === 0 ? 'o'.repeat(60) : 'oo'}se ${i}`,
  )
  await page.getByLabel('One card on each line').fill(['Geese', ...dares].join('\n'))
  await phone.press('Add these lines')
  await phone.sees('199 cards added.')
  await phone.sees('52 lines weren’t added')
  await phone.sees('It doesn’t begin like one of our cards or with “Never have I ever”.')
  await page.getByRole('button', { name: 'Take it back' }).first().click()
  await phone.sees('Your crew has 199 of 200 cards.')
  await looksRight(phone, 'cards')
  await page.getByRole('link', { name: 'Back to your crew' }).click()
}

test('[CREW-46] the second night: a known phone is in the lobby with one tap, and a stranger with a nod', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-crew-'))
  const [ada, bob] = [
    { name: 'Ada', token: newToken() },
    { name: 'Bob', token: newToken() },
  ]
  await keepCrew(folder, [ada, bob])
  await withOwnServer(
    async ({ url }) => {
      const known = async ({ name, token }: Known) => {
        const phone = await openPhone(browser, name, { at: url })
        await phone.context.addCookies([{ name: 'crew', value: token, url, httpOnly: true, sameSite: 'Lax' }])
        return phone
      }
      const [first, second] = [await known(ada), await known(bob)]
      const stranger = await openPhone(browser, 'Zoë', { at: url })

      await first.go(`/c/${LINK}`)
      await first.sees('Who belongs')
      await first.sees('Truth or Dare: Bob')
      await looksRight(first, 'inside')
      await writeCards(first)
      await first.sees('Who belongs')
      await first.press('Open tonight’s room')
      await first.page.waitForURL(/\/multiplayer\/s/)
      await first.sees('At least 2 players required to start the game')

      await second.go(`/c/${LINK}`)
      await second.press('Join tonight’s room')
      await second.page.waitForURL(/\/multiplayer\/s/)
      await first.sees('Bob')
      await second.sees('I’ll host instead')

      await stranger.go(`/c/${LINK}`)
      await stranger.sees('Couch Potatoes')
      await expect(stranger.page.getByText('Who belongs')).toHaveCount(0)
      await stranger.page.getByLabel('Your name').fill('Zoë')
      await looksRight(stranger, 'outside')
      await stranger.press('Knock')
      await stranger.sees('Someone in the room has to let you in.')
      await first.sees('Zoë wants in')
      await looksRight(first, 'knock')
      await first.press('Let Zoë in')
      await stranger.press('Join tonight’s room')
      await stranger.page.waitForURL(/\/multiplayer\/s/)
      await first.sees('Zoë')

      for (const phone of [first, second, stranger]) {
        expect(phone.complaints, phone.name).toEqual([])
        await phone.close()
      }
    },
    () => ({ DATA_DIR: folder }),
  )
  rmSync(folder, { recursive: true, force: true })
})
