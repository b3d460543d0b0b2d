import { type Browser, expect, type Route, test } from '@playwright/test'
import { host, openPhone, share } from './phone.ts'

/** The ways in which a call can fail without a refusal. Each call takes the next one. */
const FAULTS = {
  'no network': [(route: Route) => route.abort()],
  'a 500, a 503 and a 429': [
    (route: Route) => route.fulfill({ status: 500, body: '' }),
    (route: Route) => route.fulfill({ status: 503, body: '<html>' }),
    (route: Route) => route.fulfill({ status: 429, json: { message: 'Slow down.' } }),
  ],
} as const
/** The line below the description's words, whatever it says. */
const REASON =
  /^(Something went wrong on our side|It should be back in a moment|Slow down\.$|That was a lot of tries|We can’t reach the server)/

async function openFailing(browser: Browser, faults: readonly ((route: Route) => Promise<void>)[]) {
  const phone = await openPhone(browser, 'Zoe')
  let calls = 0
  const fail = (route: Route) => faults[calls++ % faults.length]?.(route)
  const { page } = phone
  return {
    phone,
    page,
    /** Makes the call fail from now on; the page shows these words, the reason, and Try Again. */
    failing: (path: string) => page.route(`**/api/${path}`, fail),
    tells: async (...words: readonly string[]) => {
      for (const text of words) await phone.sees(text)
      await expect(page.getByText(REASON).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible()
    },
  }
}

for (const [what, faults] of Object.entries(FAULTS)) {
  test(`[CALL-3] every fallback stands as written under ${what}`, async ({ browser }) => {
    const hoste = await openPhone(browser, 'Hoste')
    const code = await host(hoste, 5)
    const shared = await share(hoste, 5)
    const { phone, page, failing, tells } = await openFailing(browser, faults)

    await failing('auth/login')
    await page.goto('/auth')
    await page.getByLabel('Email').fill('zoe@example.org')
    await page.getByLabel('Password').fill('wrong-one')
    await phone.press(/^Login$/)
    await tells(
      'Login failed',
      'Failed to login. Please check your credentials.',
      'Please check your credentials and try again',
    )

    await failing('auth/register')
    await page.goto('/auth?mode=register')
    await page.getByLabel('Email').fill('zoe@example.org')
    await page.getByLabel('Username').fill('zoe')
    await page.getByLabel('Password').fill('wrong-one')
    await phone.press('Create Account')
    await tells(
      'Registration failed',
      'Failed to register. Please try again.',
      'Please check your information and try again',
    )

    for (const path of ['/setup/5', '/gameplay/5']) {
      await failing('games/5')
      await page.goto(path)
      await tells('Game Not Found', "Sorry, the game you're looking for could not be found.", 'Return to Home')
    }
    await page.goto('/multiplayer/5')
    await tells('Game not found', 'Back to Games')
    await page.unroute('**/api/games/5')

    await failing('simple-session')
    await page.goto('/multiplayer/5')
    await page.getByLabel('Your name').fill('Zoe')
    await phone.press('Create Session')
    await tells('Error', 'Failed to create game session')

    await failing('sessions/share')
    await page.goto('/game/5')
    await phone.press('Invite to a room')
    await tells('Failed to create invite link. Please try again.')

    await failing('sessions/by-code/*')
    await page.goto(`/join/${code}`)
    await tells('Invalid Invitation', 'Browse Games')
    await page.goto('/join')
    await page.getByLabel('Game Code').fill(code)
    await tells('Game Not Found', 'Game session not found. Please check the code and try again.', 'Try Another Code')
    await page.unroute('**/api/sessions/by-code/*')

    await failing('sessions/join')
    await page.goto(`/join/${code}`)
    await page.getByLabel('Your name').fill('Zoe')
    await phone.press('Join Game')
    await tells('Error', 'Failed to join game. Please check the code and try again.')
    await page.goto(`/join/${shared}`)
    await page.getByLabel('Your name').fill('Zoe')
    await phone.press('Join Game')
    await tells(
      'Failed to join',
      what === 'no network' ? 'Something went wrong. Please try again.' : 'Failed to join game',
    )

    await failing('challenges/current')
    await page.goto('/challenges')
    await tells('Sample challenge')
    await failing('games')
    // The first page's document contains the games, so another page is needed to load them with a call.
    await page.goto('/about', { waitUntil: 'networkidle' })
    await page.getByRole('banner').getByRole('link', { name: 'Highjinks' }).click()
    await tells('Pick your trouble', 'Failed to fetch games')
    await phone.close()
    await hoste.close()
  })
}
