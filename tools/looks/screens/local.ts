import type { GAMES } from '@highjinks/games'
import { type Camera, knownWith, type Size } from './camera.ts'
import type { Look } from './evening.ts'

export type About = (typeof GAMES)[keyof typeof GAMES]['about']

/** The buttons to press for a shown prompt of these games, in order. */
const FURTHER: Readonly<Record<string, readonly { readonly part: string; readonly press: string | RegExp }[]>> = {
  'truth-or-dare': [
    { part: 'thumbs', press: 'Up' },
    { part: 'judged', press: 'Legend' },
  ],
  'roll-and-react': [
    { part: 'acting', press: /^Start the Clock/ },
    { part: 'saw', press: 'Someone Saw It' },
    { part: 'paid', press: 'That’s Everyone' },
  ],
  'baked-or-bluffing': [
    { part: 'read', press: 'Read It Out' },
    { part: 'turned', press: 'Turn It Over' },
  ],
  'never-have-i-ever': [
    { part: 'hands', press: '2' },
    { part: 'counted', press: 'Count the Hands' },
  ],
  'puff-puff-pass-truths': [
    { part: 'told', press: 'Second' },
    { part: 'lie', press: 'Show the Lie' },
  ],
}

const HOUR_MS = 3_600_000

/** Shows an evening of a game on one phone, from its first name to its podium: each step once. */
export async function lookAtLocal(camera: Camera, size: Size, game: About, look: Look): Promise<void> {
  const localGameData = {
    gameId: game.id,
    gameName: game.name,
    hostName: 'Ada',
    settings: { numPlayers: 4, intensity: 'Medium', duration: 'Standard (30 mins)' },
    createdAt: new Date().toISOString(),
  }
  const page = await camera.open(size, knownWith({ localGameData }))
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().click({ timeout: 5000 })
    // Another control may now be under the pointer, and show its tooltip.
    await page.mouse.move(0, 0)
  }
  let steps = 0
  const see = (part: string, mayScroll = false) =>
    look(page, `local-${game.slug}-${steps++}-${part}-${size}`, mayScroll)
  await page.goto(`/gameplay/${game.id}`, { waitUntil: 'networkidle' })
  await press('Add Player')
  await see('adding', true)
  await page.getByRole('dialog').getByRole('textbox').fill('Benjamin')
  await page.keyboard.press('Enter')
  await see('gathering', true)
  await press('Start Game')
  await see('hidden')
  await press('Show Prompt')
  await see('shown')
  for (const { part, press: name } of FURTHER[game.slug] ?? []) {
    await press(name)
    await see(part)
  }
  await press('End Game Early')
  await see('ending', true)
  await page.keyboard.press('Escape')
  await press('Next Player')
  await press('Show Prompt')
  for (const { press: name } of FURTHER[game.slug] ?? []) await press(name)
  // The evening's minutes are over, and everyone has had a turn.
  await page.clock.setFixedTime(Date.now() + HOUR_MS)
  await press('Next Player')
  await see('last-round')
  await press(/^Keep Going/)
  await see('time-up')
  // The third card is the whole table's.
  await press('Show Prompt')
  await see('table')
  await press(/^(We Pointed|Hands Are Up|We Picked Sides)$/)
  await see('table-asked')
  await press('Next Player')
  await press('Crown a Winner')
  const drumroll = page.getByRole('button', { name: 'Skip the drumroll' })
  if (await drumroll.isVisible()) await drumroll.click()
  await see('podium', true)
  await page.context().close()
}
