import { expect, test } from '@playwright/test'
import { REVEAL, readerOf } from './baked.ts'
import { codeOf, host, joinByLink, onScreen, openPhone, type Phone } from './phone.ts'

/** Returns what a screen reader would say about the focused element, if it can be used. */
async function focused({ page }: Phone): Promise<string> {
  const name = await page.evaluate(() => {
    const element = document.activeElement
    if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? element.ariaLabel ?? ''
    if (!element?.matches('a, button')) return ''
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    return element.ariaLabel ?? label?.textContent ?? element.textContent ?? ''
  })
  return name.trim()
}

/** Presses only Tab until the element with this name has the focus. */
async function tabTo(phone: Phone, name: string | RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const reached = await focused(phone)
    if (typeof name === 'string' ? reached === name : name.test(reached)) return
    await phone.page.keyboard.press('Tab')
  }
  throw new Error(`${phone.name}: no way to ${name} by Tab`)
}

test('[KEYS-1] the keyboard alone can host, join and play', async ({ browser }) => {
  const hoste = await openPhone(browser, 'Hoste', { wide: true })
  await hoste.go('/multiplayer/5')
  await hoste.page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(hoste, /^Your name/)
  await hoste.page.keyboard.type('Hoste')
  await hoste.page.keyboard.press('Enter')
  await hoste.page.waitForURL(/\/multiplayer\/s/)
  const code = await codeOf(hoste)

  const ann = await openPhone(browser, 'Ann', { wide: true })
  await ann.go('/join')
  await ann.page.getByRole('heading', { level: 1 }).waitFor()
  await tabTo(ann, /^Game Code/i)
  await ann.page.keyboard.type(code)
  await ann.sees('Game Found!')
  await tabTo(ann, /^Your name/)
  await ann.page.keyboard.type('Ann')
  await ann.page.keyboard.press('Enter')
  await ann.page.waitForURL(/\/multiplayer\/s/)

  await hoste.sees('Ann')
  await tabTo(hoste, 'Start Game')
  await hoste.page.keyboard.press('Enter')
  for (const phone of [hoste, ann]) {
    await phone.sees(/^(Round|Turn) 1 of \d+$/)
    await tabTo(phone, /^The truth/)
    await phone.page.keyboard.press('Space')
    await tabTo(phone, 'That’s my story')
    await phone.page.keyboard.press('Enter')
  }
  const reader = await readerOf(hoste, ann)
  const voter = reader === hoste ? ann : hoste
  await voter.page.getByRole('button', { name: /^Legit/ }).waitFor()
  await tabTo(voter, /^Legit/)
  await voter.page.keyboard.press('Space')
  await voter.sees('Lock in Legit')
  await tabTo(voter, 'Lock in Legit')
  await voter.page.keyboard.press('Enter')
  await Promise.all([hoste, ann].map((phone) => phone.sees(REVEAL)))
})

test('[KEYS-2] closing the drawer, a sheet, or a sheet over a sheet returns the focus; a pause keeps it', async ({
  browser,
}) => {
  const hoste = await openPhone(browser, 'Hoste')
  const { keyboard } = hoste.page
  // By element, because a dialog under another one can't be found by its role.
  const dialogs = hoste.page.locator('dialog, [role="dialog"]')
  const opens = async (opener: string | RegExp, count: number) => {
    await tabTo(hoste, opener)
    await keyboard.press('Enter')
    await expect(dialogs).toHaveCount(count)
    const hasFocus = () => dialogs.last().evaluate((dialog) => dialog.contains(document.activeElement))
    await expect.poll(hasFocus, `focus after ${opener}`).toBe(true)
  }
  const opensAndCloses = async (opener: string, close: () => Promise<void>) => {
    const before = await dialogs.count()
    await opens(opener, before + 1)
    await close()
    await expect(dialogs).toHaveCount(before)
    await expect.poll(() => focused(hoste), opener).toBe(opener)
  }
  const escape = () => keyboard.press('Escape')
  await hoste.go('/games')
  await hoste.page.getByRole('heading', { level: 1 }).waitFor()
  // The age gate is in everyone's document and disappears once the script has loaded.
  await expect(dialogs).toHaveCount(0)
  await opensAndCloses('Open menu', escape)
  await opensAndCloses('Open menu', async () => {
    await tabTo(hoste, 'Close menu')
    await keyboard.press('Enter')
  })

  const code = await host(hoste, 5)
  const ann = await openPhone(browser, 'Ann')
  await joinByLink(ann, code)
  await hoste.sees('Ann')
  await opensAndCloses('Settings', escape)
  await opensAndCloses('More about Ann', escape)
  await hoste.press('Start Game')
  await hoste.sees(/^(Round|Turn) 1 of \d+$/)
  await opens(/^Scores and players/, 1)
  await opensAndCloses('More about Ann', escape)
  await escape()
  await expect.poll(() => focused(hoste)).toMatch(/^Scores and players/)

  await hoste.press('More')
  await hoste.press('Pause')
  await hoste.sees('You paused the game')
  for (let i = 0; i < 8; i++) {
    await keyboard.press('Tab')
    expect(['', 'Resume', 'Your limits', 'End Session']).toContain(await focused(hoste))
  }
  await ann.sees('Hoste paused the game')
  await hoste.press('Resume')
  await expect(onScreen(hoste.page).getByText('You paused the game')).toHaveCount(0)
})
