import { expect } from '@playwright/test'
import type { Phone } from './phone.ts'

export const REVEAL = /^(Legit|Baked)!$/

const all = (phones: readonly Phone[], work: (phone: Phone) => Promise<unknown>) => Promise.all(phones.map(work))

/**
 * Plays Baked or Bluffing? to the podium as people would: everybody fills in the truth, one reads, the others vote.
 * Somebody restless refreshes their page in every phase of the first lap.
 */
export async function playBaked(phones: readonly Phone[], laps: number, restless?: Phone): Promise<void> {
  for (let lap = 1; lap <= laps; lap++) {
    const reloads = async () => (lap === 1 ? restless?.page.reload() : undefined)
    // Before it the best of the lap bows, and before the last one all screens say that it counts double.
    await all(phones, ({ page }) => expect(page.getByText(`Round ${lap} of ${laps}`).first()).toBeVisible())
    await reloads()
    await all(phones, fillTruth)
    for (const _ of phones) {
      const reader = await nextReader(phones)
      await reloads()
      const voters = phones.filter((phone) => phone !== reader)
      if (lap === 1) await lastToLock(voters)
      else await all(voters, (phone) => vote(phone))
      await all(phones, (phone) => expect(phone.page.getByText(REVEAL)).toBeVisible())
      await reloads()
      if (lap === 1) await restless?.sees(REVEAL)
      await expect(reader.page.getByText(REVEAL)).toBeHidden()
    }
    await all(phones, namesTheBest)
  }
}

/** Whose reading was the best of the lap: one tap on somebody else. */
async function namesTheBest({ page }: Phone): Promise<void> {
  await page.getByRole('list', { name: 'Who was up' }).getByRole('button').first().click()
}

/** Now and then everybody points between two readings: forks at the first one, who takes it. */
async function nextReader(phones: readonly Phone[]): Promise<Phone> {
  const [first, ...others] = phones
  if (!first) throw new Error('someone plays')
  const points = first.page.getByText('Forks out', { exact: true }).waitFor()
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

/** The one who has something to say. */
export async function readerOf(...phones: readonly Phone[]): Promise<Phone> {
  return Promise.any(
    phones.map(async (phone) => {
      await phone.page.getByText('Say it out loud').waitFor()
      return phone
    }),
  )
}

export const legit = (phone: Phone) => phone.page.getByRole('button', { name: /^Legit/ })

/** A vote, locked. */
export async function vote(phone: Phone, word: 'Legit' | 'Baked' = 'Legit'): Promise<void> {
  await phone.page.getByRole('button', { name: new RegExp(`^${word}`) }).click()
  await phone.page.getByRole('button', { name: `Lock in ${word}` }).click()
}

/** The first of them locks last: what the others do moves nothing under a finger. */
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

/** The points that a phone shows as its own. */
export async function pointsOf({ page }: Phone): Promise<string> {
  const lines = await page.getByRole('button', { name: /Scores and players/ }).innerText()
  return /^[\d,]+$/m.exec(lines)?.[0] ?? lines
}

/** Of the first reading's only vote, which believed a truth. Had it been lost, or counted twice, it would be another. */
export async function countedOnce(reader: Phone, voter: Phone): Promise<void> {
  const points = async () => `${await pointsOf(reader)} and ${await pointsOf(voter)}`
  await expect.poll(points).toBe('0 and 500')
}
