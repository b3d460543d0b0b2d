import type { Phone } from './phone.ts'

export const NAMES = ['Ann', 'Ben', 'Cleo']
/** The buttons that end the tapping of faces. */
const DONE = [
  'Bets Are In',
  'Turn It Over',
  'That’s Everyone',
  'Count the Hands',
  'Show the Lie',
  'That’s All the Hands',
]
/** The buttons on the card itself. */
const OWN = /^(Start the Clock|Someone Saw It|Read the Truth|Read It Out|We Pointed|Hands Are Up|We Picked Sides)/
/** No card asks more often. */
const MOST_TAPS = 8

/**
 * The people around one phone, or three or as few as the game takes, named where everything is set up; its Start Game
 * starts.
 */
export async function begin(phone: Phone, gameId: number, everyone?: readonly string[]): Promise<readonly string[]> {
  const { page } = phone
  await phone.go(`/setup/${gameId}`)
  await phone.press('Configure Game')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Quick (15 mins)').click()
  const fewer = dialog.getByRole('button', { name: /^Fewer/ })
  while (await fewer.isEnabled()) await fewer.click()
  const fields = dialog.getByRole('group', { name: 'Who’s playing?' }).getByRole('textbox')
  while (everyone && (await fields.count()) < everyone.length)
    await dialog.getByRole('button', { name: /^More/ }).click()
  const names = (everyone ?? NAMES).slice(0, await fields.count())
  for (const [index, name] of names.entries()) await fields.nth(index).fill(name)
  await dialog.getByRole('button', { name: 'Start Game' }).click()
  await page.waitForURL(/\/gameplay\/\d+$/)
  return names
}

/** The first card may be open already. */
export async function showCard({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'Next Player' }).waitFor()
  const hidden = page.getByRole('button', { name: 'Show Prompt' })
  if (await hidden.isVisible()) await hidden.press('Enter')
}

/** Shows the card and answers everything it asks, until only passing the phone on is left. */
export async function playTurn(phone: Phone): Promise<void> {
  const { page } = phone
  await showCard(phone)
  const own = page.getByRole('button', { name: OWN })
  const asked = page.locator('[data-actions] section').getByRole('button')
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    if (await own.isVisible()) await own.click()
    else if ((await asked.count()) === 0) return
    else {
      const isFaces = DONE.includes(await asked.last().innerText())
      await asked.first().click()
      if (isFaces) await asked.last().click()
    }
  }
}
