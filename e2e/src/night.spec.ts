import { expect, type Locator, test } from '@playwright/test'
import { nextBegins, openParty, type Party, partInPeace, reachPodium, setBrisk, startGame, tap } from './party.ts'
import type { Phone } from './phone.ts'

/** The three quickest games: the first one's ID, and the names of the two that win the votes after it. */
const PUFF = 11
const THEN = ['Truth or Dare', 'High Rollers'] as const
const PODIUM_MS = 15 * 60_000
/** The time from the podium to the next game, while everyone votes. */
const VOTE_MS = 2 * 60_000

const CROWN = 'Wearing tonight’s crown'

const nightOn = ({ page }: Phone): Locator => page.getByRole('region', { name: /^The night so far/ })

/** The vote on the next game is below the podium; the night so far has its own tab. */
const openPodium = ({ page }: Phone) => page.getByRole('tab', { name: 'Podium' }).click()
const openNight = ({ page }: Phone) => page.getByRole('tab', { name: 'Night' }).click()

const crownOn = (phone: Phone) => nightOn(phone).getByRole('listitem').filter({ hasText: CROWN })

/** Returns the leader of the night by the points beside the names; nobody in a tie. */
async function leaderOf({ first }: Party): Promise<string | null> {
  await openNight(first)
  await nightOn(first).waitFor()
  const rows = await nightOn(first).getByRole('list').first().getByRole('listitem').all()
  const sums = await Promise.all(
    rows.map(async (row) => ({
      name: await row.locator('p > span').first().innerText(),
      points: Number((await row.locator('p').last().innerText()).replaceAll(',', '')),
    })),
  )
  const most = Math.max(...sums.map(({ points }) => points))
  const [best, second] = sums.filter(({ points }) => points === most)
  if (!best || second || most === 0) return null
  return best.name === 'You' ? first.name : best.name
}

/** A player's own phone says “You”. */
async function wearsTheCrown(phone: Phone, name: string | null): Promise<void> {
  if (name === null) return expect(crownOn(phone)).toHaveCount(0)
  await expect(crownOn(phone)).toContainText(phone.name === name ? 'You' : name)
}

async function everybodyVotesFor({ phones, all }: Party, game: string): Promise<void> {
  for (const phone of phones) {
    await openPodium(phone)
    await phone.page
      .getByRole('region', { name: /^What next/ })
      .getByRole('button', { name: game })
      .first()
      .click()
  }
  for (const { page } of all) {
    // The last vote may have ended it already.
    const choices = page.getByRole('region', { name: /^(What next|Next)/ }).getByRole('listitem')
    await expect(choices.filter({ hasText: game })).toContainText(`${phones.length} votes`)
  }
}

/** Counts this player's lines that the room kept; they are in the player's own settings. */
async function linesKept(phone: Phone): Promise<number> {
  const { page } = phone
  await page.getByRole('button', { name: /^(Settings|Your limits)$/ }).click()
  await page.getByRole('button', { name: 'Done' }).waitFor()
  const lines = await page.getByRole('button', { name: 'Take it back' }).count()
  await phone.press('Done')
  return lines
}

test('[NIGHT-12] three games, two of them voted for: lines are kept, the leader wears the crown, and the end sums up the night', async ({
  browser,
}) => {
  test.setTimeout(3 * PODIUM_MS)
  const party = await openParty(browser, PUFF, ['Ann', 'Bob'])
  await setBrisk(party)
  await startGame(party)
  await tap(party.phones, 1)
  await reachPodium(party, PODIUM_MS)
  let leader = await leaderOf(party)
  for (const game of THEN) {
    await everybodyVotesFor(party, game)
    await nextBegins(party, VOTE_MS)
    // The leader's phone stops tapping, so that the others can catch up.
    await party.phones.find(({ name }) => name === leader)?.page.reload()
    await reachPodium(party, PODIUM_MS)
    leader = await leaderOf(party)
    for (const phone of party.phones) {
      await openNight(phone)
      await wearsTheCrown(phone, leader)
    }
  }
  const kept = await Promise.all(party.phones.map(linesKept))
  expect(kept.some((lines) => lines > 0)).toBe(true)

  await party.first.press('End Session')
  const { page } = party.first
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'End Session' }).click()
  for (const phone of party.phones) {
    await phone.sees('That was a good one')
    await openNight(phone)
    await expect(nightOn(phone)).toContainText('The night so far: 3 games')
    for (const game of ['Puff Puff Pass Truths', ...THEN])
      await expect(nightOn(phone).getByText(`${game}: `)).toBeVisible()
    await wearsTheCrown(phone, leader)
  }
  await partInPeace(party)
})
