import { expect } from '@playwright/test'
import { onScreen, type Phone } from './phone.ts'

export const REVEAL = /^(Legit|Baked)!$/

const all = (phones: readonly Phone[], work: (phone: Phone) => Promise<unknown>) => Promise.all(phones.map(work))

/**
 * Plays Baked or Bluffing? to the podium like people: everyone fills in the truth, one reads, the others vote. A
 * restless player refreshes the page in every phase of the first round.
 */
export async function playBaked(phones: readonly Phone[], laps: number, restless?: Phone): Promise<void> {
  for (let lap = 1; lap <= laps; lap++) {
    const reloads = async () => (lap === 1 ? restless?.page.reload() : undefined)
    // Before it the best of the round takes a bow, and before the last round every screen says that it counts double.
    await all(phones, ({ page }) => expect(page.getByText(`Round ${lap} of ${laps}`).first()).toBeVisible())
    await reloads()
    await all(phones, fillTruth)
    for (const _ of phones) {
      const reader = await nextReader(phones)
      await reloads()
      const voters = phones.filter((phone) => phone !== reader)
      if (lap === 1) await lastToLock(voters)
      else await all(voters, (phone) => vote(phone))
      await all(phones, (phone) => expect(onScreen(phone.page).getByText(REVEAL)).toBeVisible())
      await reloads()
      if (lap === 1) await restless?.sees(REVEAL)
      await expect(onScreen(reader.page).getByText(REVEAL)).toBeHidden()
    }
    await all(phones, namesTheBest)
  }
}

/** Taps another player as the best of the round. */
async function namesTheBest({ page }: Phone): Promise<void> {
  await page.getByRole('list', { name: 'Who was up' }).getByRole('button').first().click()
}

/** Plays on to the next reader. Sometimes everyone points between two readings, so it waits for either screen. */
async function nextReader(phones: readonly Phone[]): Promise<Phone> {
  const [first, ...others] = phones
  if (!first) throw new Error('someone plays')
  const points = onScreen(first.page).getByText('Forks out', { exact: true }).waitFor()
  const reader = readerOf(...phones)
  const come = await Promise.any([reader, points.then(() => null)])
  if (come) return come
  await first.page.getByRole('button', { name: 'Me', exact: true }).click()
  await all(others, (phone) => phone.page.getByRole('button', { name: first.name, exact: true }).click())
  await first.page.getByRole('button', { name: 'I’m toast' }).click()
  return readerOf(...phones)
}

export const truth = ({ page }: Phone | Pick<Phone, 'page'>) => page.getByText('The truth', { exact: true })
export const story = ({ page }: Phone | Pick<Phone, 'page'>) => page.getByRole('button', { name: 'That’s my story' })

export async function fillTruth(phone: Pick<Phone, 'page'>): Promise<void> {
  await truth(phone).click()
  await story(phone).click()
}

/** Returns the phone of the reader. */
export async function readerOf(...phones: readonly Phone[]): Promise<Phone> {
  return Promise.any(
    phones.map(async (phone) => {
      await onScreen(phone.page).getByText('Say it out loud').waitFor()
      return phone
    }),
  )
}

export const legit = (phone: Phone) => phone.page.getByRole('button', { name: /^Legit/ })

/** Votes and locks the vote. */
export async function vote(phone: Phone, word: 'Legit' | 'Baked' = 'Legit'): Promise<void> {
  await phone.page.getByRole('button', { name: new RegExp(`^${word}`) }).click()
  await phone.page.getByRole('button', { name: `Lock in ${word}` }).click()
}

/** The first of them locks last, so that the others' actions move nothing under a finger. */
async function lastToLock([first, ...others]: readonly Phone[]): Promise<void> {
  if (!first) throw new Error('someone votes')
  await legit(first).click()
  const lock = first.page.getByRole('button', { name: 'Lock in Legit' })
  await expect(lock).toBeEnabled()
  const before = await lock.boundingBox()
  for (const other of others) {
    await vote(other)
    expect(await lock.boundingBox()).toEqual(before)
  }
  await lock.click()
}

/** Returns the points a phone shows as its player's own. */
export async function pointsOf({ page }: Phone): Promise<string> {
  const lines = await page.getByRole('button', { name: /Scores and players/ }).innerText()
  return /^[\d,]+$/m.exec(lines)?.[0] ?? lines
}

/** Checks the points of the first reading's only vote, which believed a truth. A lost or doubled vote would show. */
export async function countedOnce(reader: Phone, voter: Phone): Promise<void> {
  const points = async () => `${await pointsOf(reader)} and ${await pointsOf(voter)}`
  await expect.poll(points).toBe('0 and 500')
}
