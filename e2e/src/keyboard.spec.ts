import { test } from '@playwright/test'
import { readerOf } from './baked.ts'
import { codeOf, openPhone, type Phone } from './phone.ts'

/** Tabs until something with this name has the focus; nothing else is used to get there. */
async function tabTo(phone: Phone, name: string | RegExp): Promise<void> {
  const { page } = phone
  for (let i = 0; i < 60; i++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? element.ariaLabel ?? ''
      return element?.matches('a, button') ? (element.ariaLabel ?? element.textContent ?? '') : ''
    })
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused.trim())) return
    await page.keyboard.press('Tab')
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
  await Promise.all([hoste, ann].map((phone) => phone.sees('Round 1 of 10')))
  const reader = await readerOf(hoste, ann)
  const voter = reader === hoste ? ann : hoste
  await tabTo(reader, 'Straight')
  await reader.page.keyboard.press('Enter')
  await reader.sees('Let them vote')
  await tabTo(reader, 'Let them vote')
  await reader.page.keyboard.press('Enter')
  await voter.page.getByRole('button', { name: /^Legit/ }).waitFor()
  await tabTo(voter, /^Legit/)
  await voter.page.keyboard.press('Space')
  await Promise.all([hoste, ann].map((phone) => phone.sees(/^(Legit|Baked)!$/)))
})
