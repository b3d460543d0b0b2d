import { expect } from '@playwright/test'
import type { Phone } from './phone.ts'

const REVEAL = /^(Legit|Baked)!$/

/** Plays Baked or Bluffing? to the podium as people would: whoever reads reads, the others vote. */
export async function playBaked(phones: readonly Phone[], rounds: number): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    await Promise.all(phones.map((phone) => phone.sees(`Round ${round} of ${rounds}`)))
    const reader = await whoReads(phones)
    await reader.page.getByRole('button', { name: 'Straight', exact: true }).click()
    await reader.press('Let them vote')
    for (const phone of phones) {
      if (phone === reader) continue
      await phone.page.getByRole('button', { name: /^Legit/ }).click()
    }
    await Promise.all(phones.map((phone) => expect(phone.page.getByText(REVEAL)).toBeVisible()))
    await expect(phones[0]?.page.getByText(REVEAL) ?? reader.page.getByText(REVEAL)).toBeHidden({ timeout: 15_000 })
  }
}

async function whoReads(phones: readonly Phone[]): Promise<Phone> {
  let found: Phone | undefined
  await expect(async () => {
    for (const phone of phones) {
      if (await phone.page.getByRole('button', { name: 'Straight', exact: true }).isVisible()) found = phone
    }
    expect(found).toBeDefined()
  }).toPass({ timeout: 10_000 })
  if (!found) throw new Error('nobody reads')
  return found
}
