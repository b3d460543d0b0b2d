import { type Browser, expect } from '@playwright/test'
import { host, joinByLink, openPhone, type Phone } from './phone.ts'
import { tapAlong } from './random-tapper.ts'

/** Phones around a TV, all running at high speed. */
export interface Party {
  readonly first: Phone
  readonly phones: readonly Phone[]
  readonly screen: Phone
  /** The phones and the screen. */
  readonly all: readonly Phone[]
}

const WINNERS = /wins?!$|That was it/

export async function openParty(
  browser: Browser,
  gameId: number,
  guests: readonly string[],
  prepare: (phone: Phone) => Promise<void> = async () => {},
): Promise<Party> {
  const first = await openPhone(browser, 'Hoste', { isHurried: true })
  const code = await host(first, gameId)
  const others = await Promise.all(guests.map((name) => openPhone(browser, name, { isHurried: true })))
  for (const guest of others) {
    await prepare(guest)
    await joinByLink(guest, code)
  }
  const screen = await openPhone(browser, 'Screen', { wide: true, isHurried: true })
  await screen.go(`/screen/${code}`)
  for (const name of guests) await screen.sees(name)
  const phones = [first, ...others]
  return { first, phones, screen, all: [...phones, screen] }
}

/** Chooses the shortest evening. */
export async function setBrisk({ first }: Party): Promise<void> {
  await first.press('Settings')
  await first.page.getByText('Quick (15 mins)').click()
  await first.page.getByText('Brisk', { exact: true }).click()
  await first.page.locator('label', { hasText: /^Hard/ }).click()
  await first.press('Done')
}

/** Starts the game from the lobby. */
export async function startGame({ first, phones }: Party): Promise<void> {
  await first.press('Start Game')
  await Promise.all(phones.map((phone) => phone.page.waitForURL(/\/play\/s/)))
}

/** Makes every phone tap along. */
export async function tap(phones: readonly Phone[], seed: number): Promise<void> {
  await Promise.all(phones.map((phone, i) => tapAlong(phone, i + seed)))
}

const winners = ({ page }: Phone) => page.getByRole('heading', { level: 1, name: WINNERS })

/** The winner of the vote starts automatically, so the podium disappears from every screen. */
export async function nextBegins({ all }: Party, timeout: number): Promise<void> {
  await Promise.all(all.map((phone) => expect(winners(phone), `${phone.name} plays on`).toBeHidden({ timeout })))
}

/** Checks that everyone sees the winner within this time. */
export async function reachPodium({ all }: Party, timeout: number): Promise<void> {
  await Promise.all(all.map((phone) => expect(winners(phone), `${phone.name} at the podium`).toBeVisible({ timeout })))
}

/** On a busy machine, a fast or old page gives up on a socket that is still opening, and opens another. */
export const IMPATIENT = 'WebSocket is closed before the connection is established'

/** Checks that nobody's console logged anything else. */
export async function partInPeace({ all }: Party): Promise<void> {
  for (const phone of all)
    expect(
      phone.complaints.filter((text) => !text.includes(IMPATIENT)),
      phone.name,
    ).toEqual([])
  await Promise.all(all.map((phone) => phone.close()))
}
