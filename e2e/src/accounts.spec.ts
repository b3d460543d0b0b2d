import { type DeliveredLetter, openLetterBox } from '@highjinks/rest-api/letter-box'
import { expect, type Page, test } from '@playwright/test'
import { withOwnServer } from './own-server.ts'

/** The address in a letter that a person would tap. */
const linkIn = ({ raw }: DeliveredLetter): string => /^(http\S+#[\w-]{43})\r?$/m.exec(raw)?.[1] ?? ''

async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
}

test('[AUTH-31] [AUTH-33] [AUTHPAGE-8] an email is verified and a forgotten password made anew, each by a real letter', async ({
  browser,
}) => {
  const box = await openLetterBox()
  const letterTo = async (subject: string) => {
    const found = () => box.letters.findLast(({ raw }) => raw.includes(`Subject: ${subject}`))
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
    await page.getByText('Not verified yet.').waitFor()
    await page.goto(linkIn(await letterTo('Is this your email')))
    await page.getByRole('button', { name: 'Yes, it is mine' }).click()
    await page.getByText('Your email is verified.').waitFor()
    expect(page.url()).toBe(`${url}/auth/verify`)
    await page.getByRole('link', { name: 'To your profile' }).click()
    await page.getByText('Member since').waitFor()
    await expect(page.getByText('Not verified yet.')).toBeHidden()

    await page.getByRole('button', { name: 'Log Out', exact: true }).click()
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await fill(page, { Email: 'ada@example.com' })
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.getByText('If there is an account').waitFor()
    const link = linkIn(await letterTo('A new password'))
    await page.goto(link)
    await fill(page, { 'New Password': 'a-second-word' })
    await page.getByRole('button', { name: 'Save and log in' }).click()
    await page.waitForURL(`${url}/profile`)
    await page.getByText('ada@example.com').waitFor()

    // A second time it opens nothing, and says so
    await page.goto(link)
    await fill(page, { 'New Password': 'a-third-word' })
    await page.getByRole('button', { name: 'Save and log in' }).click()
    await page.getByText('This link has been used').waitFor()

    await page.goto('/profile')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await fill(page, { 'Present Password': 'a-second-word', 'New Password': 'a-fourth-word' })
    await page.getByRole('button', { name: 'Save it' }).click()
    await page.getByText('Password changed', { exact: true }).first().waitFor()
    await letterTo('Your password at Highjinks was changed')
    await context.close()
  }, mail)
  await box.close()
})
