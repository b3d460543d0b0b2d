import { expect } from '@playwright/test'
import type { Phone } from './phone.ts'

const REVEAL = /^(Legit|Baked)!$/

/**
 * Plays Baked or Bluffing? to the podium as people would: whoever reads reads, the others vote. Somebody restless
 * refreshes their page in every phase.
 */
export async function playBaked(phones: readonly Phone[], rounds: number, restless?: Phone): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    await Promise.all(phones.map((phone) => phone.sees(`Round ${round} of ${rounds}`)))
    await restless?.page.reload()
    const reader = await readerOf(...phones)
    await straight(reader).click()
    await reader.press('Let them vote')
    for (const phone of phones) {
      if (phone === reader) continue
      if (phone === restless) await phone.page.reload()
      await phone.page.getByRole('button', { name: /^Legit/ }).click()
    }
    await Promise.all(phones.map((phone) => expect(phone.page.getByText(REVEAL)).toBeVisible()))
    await restless?.page.reload()
    await restless?.sees(REVEAL)
    await expect(phones[0]?.page.getByText(REVEAL) ?? reader.page.getByText(REVEAL)).toBeHidden({ timeout: 15_000 })
  }
}

export const straight = (phone: Phone) => phone.page.getByRole('button', { name: 'Straight', exact: true })

/** The one whose phone shows the reader's choice. */
export async function readerOf(...phones: Phone[]): Promise<Phone> {
  return Promise.any(
    phones.map(async (phone) => {
      await straight(phone).waitFor({ timeout: 15_000 })
      return phone
    }),
  )
}

/** The points that a phone shows as its own. */
export async function pointsOf({ page }: Phone): Promise<string> {
  const lines = await page.getByRole('button', { name: /Scores and players/ }).innerText()
  return /^[\d,]+$/m.exec(lines)?.[0] ?? lines
}

/** Of the first round's only vote: it was right, or it was fooled. Had it been lost, nobody would have a point. */
export async function countedOnce(reader: Phone, voter: Phone): Promise<void> {
  const points = async () => `${await pointsOf(reader)} and ${await pointsOf(voter)}`
  await expect.poll(points).toMatch(/^(250 and 0|0 and [5-8]\d\d)$/)
}
