import { startTestProvider, TEST_CLIENT, type TestProvider } from '@highjinks/rest-api/test-provider'
import { expect, type Page, test } from '@playwright/test'
import { withOwnServer } from './own-server.ts'
import { onScreen } from './phone.ts'

/** Signs in on the provider's own pages with a name and any password; a stranger also agrees. */
async function signInThere(page: Page, name: string, isStranger: boolean) {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  if (isStranger) await page.getByRole('button', { name: 'Continue' }).click()
}

test('[OIDC-1] [OIDC-5] [OIDC-7] the owner of an email signs in with a provider, locks out the person who took it first, and deletes it all', async ({
  browser,
}) => {
  const made: TestProvider[] = []
  const provider = async (url: string) => {
    const there = await startTestProvider(`${url}/auth/callback`)
    made.push(there)
    return {
      PUBLIC_URL: url,
      OIDC_ISSUER: there.issuer,
      OIDC_CLIENT_ID: TEST_CLIENT.clientId,
      OIDC_CLIENT_SECRET: TEST_CLIENT.clientSecret,
      OIDC_NAME: 'Sofa ID',
    }
  }
  await withOwnServer(async ({ url }) => {
    const squatted = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', username: 'Squatter', password: 'a-first-word' }),
    })
    const { token } = await squatted.json()
    const context = await browser.newContext({ baseURL: url })
    await context.addInitScript(() => localStorage.setItem('age_verified', 'true'))
    const page = await context.newPage()
    const addresses: string[] = []
    page.on('framenavigated', (frame) => void addresses.push(frame.url()))
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue with Sofa ID' }).click()
    await signInThere(page, 'ada', true)
    await onScreen(page).getByText('There’s already an account for ada@example.com.').waitFor()
    expect(page.url()).toBe(`${url}/auth/callback`)
    await page.getByRole('button', { name: 'I don’t know the password' }).click()
    await page.getByRole('button', { name: 'Yes, it’s mine' }).click()
    await page.waitForURL(`${url}/`)
    const me = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
    expect(me.status).toBe(401)

    await page.goto('/profile')
    await onScreen(page).getByText('Set a password first').waitFor()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByRole('button', { name: 'Continue with Sofa ID' }).click()
    await signInThere(page, 'ada', false)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.waitForURL(`${url}/`)
    await onScreen(page).getByText('Account deleted').first().waitFor()
    const kept = await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('provider_visit')])
    expect(kept).toEqual([null, null])

    // Nobody has that email now
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Continue with Sofa ID' }).click()
    await onScreen(page).getByText('says you’re').waitFor()
    await page.getByLabel('Username').fill('Ada')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL(`${url}/`)
    expect(addresses.filter((address) => /eyJ|token=/.test(address))).toEqual([])
    await context.close()
  }, provider)
  for (const there of made) await there.close()
})
