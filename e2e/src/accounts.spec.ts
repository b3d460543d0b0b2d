import { type DeliveredEmail, openMailbox } from '@highjinks/rest-api/mailbox'
import { expect, type Page, test } from '@playwright/test'
import { withOwnServer } from './own-server.ts'
import { onScreen } from './phone.ts'

/** Returns the link that a person would tap in an email. */
const linkIn = ({ raw }: DeliveredEmail): string => /^(http\S+#[\w-]{43})\r?$/m.exec(raw)?.[1] ?? ''

async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}

test('[AUTH-31] [AUTH-33] [AUTHPAGE-8] an email is verified and a forgotten password reset, each with a real email', async ({
  browser,
}) => {
  const box = await openMailbox()
  const emailTo = async (subject: string) => {
    const found = () => box.emails.findLast(({ raw }) => raw.includes(`Subject: ${subject}`))
    await expect.poll(found).toBeDefined()
    return found() ?? { from: '', to: [], raw: '' }
  }
  const mail = (url: string) => ({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(box.port),
    MAIL_FROM: 'house@example.com',
    PUBLIC_URL: url,
  })
  await withOwnServer(async ({ url }) => {
    const context = await browser.newContext({ baseURL: url })
    await context.addInitScript(() => localStorage.setItem('age_verified', 'true'))
    const page = await context.newPage()
    await page.goto('/auth?mode=register')
    await fill(page, { Email: 'ada@example.com', Username: 'Ada', Password: 'a-first-word' })
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.waitForURL(`${url}/`)

    await page.goto('/profile')
    await onScreen(page).getByText('Not verified yet.').waitFor()
    await page.goto(linkIn(await emailTo('Confirm your email for Highjinks')))
    await page.getByRole('button', { name: 'Yes, it’s mine' }).click()
    await onScreen(page).getByText('Your email is verified.').waitFor()
    expect(page.url()).toBe(`${url}/auth/verify`)
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    await onScreen(page).getByText('Member since').waitFor()
    await expect(onScreen(page).getByText('Not verified yet.')).toBeHidden()

    await page.getByRole('button', { name: 'Log Out', exact: true }).click()
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await fill(page, { Email: 'ada@example.com' })
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await onScreen(page).getByText('If there’s an account').waitFor()
    const link = linkIn(await emailTo('Reset your Highjinks password'))
    await page.goto(link)
    await fill(page, { 'New Password': 'a-second-word' })
    await page.getByRole('button', { name: 'Save and log in' }).click()
    await page.waitForURL(`${url}/profile`)
    await onScreen(page).getByText('ada@example.com').waitFor()

    // The second time it opens nothing, and says so
    await page.goto(link)
    await fill(page, { 'New Password': 'a-third-word' })
    await page.getByRole('button', { name: 'Save and log in' }).click()
    await onScreen(page).getByText('This link has already been used').waitFor()

    await page.goto('/profile')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await fill(page, { 'Current Password': 'a-second-word', 'New Password': 'a-fourth-word' })
    await page.getByRole('button', { name: 'Save it' }).click()
    await onScreen(page).getByText('Password changed', { exact: true }).first().waitFor()
    await emailTo('Your Highjinks password was changed')
    await context.close()
  }, mail)
  await box.close()
})

test('[OPERATOR-9] [OPERATOR-10] [OPERATOR-11] [OPERATOR-14] an operator’s first morning, from the printed link to the answered message', async ({
  browser,
}) => {
  const box = await openMailbox()
  const mail = (url: string) => ({
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(box.port),
    MAIL_FROM: 'house@example.com',
    PUBLIC_URL: url,
  })
  await withOwnServer(async (server) => {
    const { url } = server
    const asJson = { headers: { 'content-type': 'application/json' }, method: 'POST' }
    const post = async (path: string, body: object) =>
      (await fetch(url + path, { ...asJson, body: JSON.stringify(body) })).json()
    const contactMessage = {
      name: 'Bob',
      email: 'bob@example.com',
      subject: 'Your bar',
      message: 'Is it open on Monday?',
    }
    await post('/api/contact', contactMessage)
    const room = await post('/api/simple-session', { gameId: 1, hostName: 'Hoste' })
    const join = (playerName: string) =>
      post('/api/sessions/join', { code: room.sessionCode, playerName, device: 'the-device-of-rude' })
    const rude = await join('Rude')
    const reported = { kind: 'player', playerId: rude.currentPlayer.id, reason: 'Shouts at guests' }
    await post('/api/reports', { sessionId: room.id, ...reported })

    const context = await browser.newContext({ baseURL: url })
    await context.addInitScript(() => localStorage.setItem('age_verified', 'true'))
    const page = await context.newPage()
    await page.goto('/operator')
    await onScreen(page).getByText('404 Page Not Found').waitFor()
    await expect.poll(() => server.out()).toMatch(/#[\w-]{43}\n/)
    await page.goto(/http\S+#[\w-]{43}/.exec(server.out())?.[0] ?? '')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('heading', { name: 'Join the party' }).waitFor()
    await fill(page, { Email: 'boss@example.com', Username: 'Boss', Password: 'a-first-word' })
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('button', { name: 'Make me an operator' }).click()

    const report = page.getByRole('listitem').filter({ hasText: 'Shouts at guests' })
    await report.getByRole('button', { name: 'Ban' }).click()
    await fill(page, { Reason: 'Shouting' })
    await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click()
    await onScreen(page).getByText('No open reports.').waitFor()
    await onScreen(page)
      .getByText(/A browser, until .*: Shouting/)
      .waitFor()
    expect(await join('Again')).toMatchObject({ code: 'barred' })

    await page.getByRole('tab', { name: 'Messages (1)' }).click()
    await fill(page, { 'Your answer': 'From eight.' })
    await page.getByRole('button', { name: 'Send' }).click()
    await onScreen(page).getByText('No messages.').waitFor()
    await expect.poll(() => box.emails.find(({ to }) => to[0] === 'bob@example.com')?.raw).toContain('From eight.')

    await page.getByRole('tab', { name: 'Cards' }).click()
    await fill(page, { 'Words on the card': 'hold a door' })
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('button', { name: 'Set aside' }).first().click()
    await page.getByRole('button', { name: 'Put back' }).waitFor()
    expect((await (await fetch(`${url}/api/cards/aside`)).json()).cards).toHaveLength(1)

    await page.getByRole('tab', { name: 'House' }).click()
    await page.getByRole('button', { name: 'Close sign-up' }).click()
    await onScreen(page).getByText('No one can create an account.').waitFor()
    await onScreen(page).getByText('card off').waitFor()

    const stranger = await browser.newContext({ baseURL: url })
    await stranger.addInitScript(() => localStorage.setItem('age_verified', 'true'))
    const door = await stranger.newPage()
    await door.goto('/operator')
    await door.getByText('404 Page Not Found').waitFor()
    await stranger.close()
    await context.close()
  }, mail)
  await box.close()
})
