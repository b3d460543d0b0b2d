import type { Phone } from './phone.ts'

export const NAMES = ['Ann', 'Ben', 'Cleo']
/** The buttons that end the tapping of faces. */
const DONE = ['Bets Are In', 'Turn It Over', 'That’s Everyone', 'Count the Hands', 'Show the Lie']
/** No card asks more often. */
const MOST_TAPS = 8

/** Prepares three people with one phone, or as few as the game takes, with names where everything is set up. */
export async function gather(phone: Phone, gameId: number): Promise<readonly string[]> {
  const { page } = phone
  await phone.go(`/setup/${gameId}`)
  await phone.press('Configure Game')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Quick (15 mins)').click()
  const fewer = dialog.getByRole('button', { name: /^Fewer/ })
  while (await fewer.isEnabled()) await fewer.click()
  const fields = dialog.getByRole('group', { name: 'Who’s playing?' }).getByRole('textbox')
  const names = NAMES.slice(0, await fields.count())
  for (const [index, name] of names.entries()) await fields.nth(index).fill(name)
  await dialog.getByRole('button', { name: 'Start Game' }).click()
  await phone.press('Start Game')
  await page.waitForURL(/\/gameplay\/\d+$/)
  return names
}

/** Shows the card and answers everything it asks, until only passing the phone on is left. */
export async function playTurn({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'Show Prompt' }).press('Enter')
  const own = page.getByRole('button', { name: /^(Start the Clock|Someone Saw It|Read It Straight)/ })
  const asked = page.locator('[data-actions] section').getByRole('button')
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    if (await own.isVisible()) await own.click()
    else if ((await asked.count()) === 0) return
    else {
      const isFaces = DONE.includes(await asked.last().innerText())
      // If there are several choices, one is tapped before any face.
      const thing = page.locator('[data-actions] section label').first()
      if (isFaces && (await thing.isVisible())) await thing.click()
      await asked.first().click()
      if (isFaces) await asked.last().click()
    }
  }
}
