import { type Browser, expect, type Page, test } from '@playwright/test'
import { onScreen } from './phone.ts'

/** The storage of a returning visitor's browser. */
const KNOWN = { age_verified: 'true', cookieConsent: 'true' }

async function open(browser: Browser, stored: Readonly<Record<string, string>>): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(stored))
  return context.newPage()
}

/** Lets only the first script run, as on a slow network, for as long as the test wants. */
async function holdScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/(?!first-|start-)[^/]*\.js$/, (route) => route.abort())
}

const gate = (page: Page) => page.getByRole('dialog', { name: 'Age Verification' })

test('[GATE-4] [LINK-6] the gate is in the document before any script, and opens without one', async ({ browser }) => {
  const page = await open(browser, {})
  await holdScripts(page)
  await page.goto('/games')
  await expect(gate(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Join', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: "I'm 21 or Older" }).click()
  await expect(gate(page)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Truth or Dare' }).first().click()
  await page.waitForURL('/games/1')
  await expect(gate(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Truth or Dare' })).toBeVisible()
  await page.context().close()
})

test('[GATE-4] [LINK-6] returning visitors never see the gate, and every page is there before its script', async ({
  browser,
}) => {
  const page = await open(browser, KNOWN)
  await holdScripts(page)
  for (const [path, heading] of [
    ['/', 'Bad ideas, good company.'],
    ['/game/3', 'High Rollers'],
    ['/how-to-play', 'How to Play'],
    ['/join', 'Join a Multiplayer Game'],
    ['/challenges', 'Weekly Challenge'],
    ['/auth', 'Welcome Back'],
    ['/terms', 'Terms of Service'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(gate(page)).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
  }
  await page.context().close()
})

test('[LINK-6] the script takes over a page as it is: it keeps the elements, nothing moves, and there are no errors', async ({
  browser,
}) => {
  for (const stored of [{}, KNOWN]) {
    const page = await open(browser, stored)
    const faults: string[] = []
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    page.on('request', (request) => request.url().includes('/api/crashes') && faults.push(String(request.postData())))
    await page.addInitScript(() => {
      const seen = { first: null as Element | null, moved: 0 }
      Object.assign(globalThis, { seen })
      document.addEventListener('DOMContentLoaded', () => {
        seen.first = document.querySelector('main h1, main')
      })
      new PerformanceObserver((list) => {
        // A layout shift has a value that its type lacks
        for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of [
      '/',
      '/games',
      '/games?view=list',
      '/game/1',
      '/challenges',
      '/auth',
      '/auth?mode=register',
      '/about',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { isKept, moved } = await page.evaluate(() => {
        // Set above
        const { first, moved } = (globalThis as unknown as { seen: { first: Element | null; moved: number } }).seen
        return { isKept: first !== null && first === document.querySelector('main h1, main'), moved }
      })
      // The server can't prerender anything that depends on the query, so it appears later, in the same elements.
      const isStill = moved < 0.01 || path.includes('?')
      expect([path, isKept, isStill, faults]).toEqual([path, true, true, []])
    }
    // Only the fact that it's an invitation is prerendered.
    for (const path of ['/join/BCDFGH', '/join/nothing']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(
        page.getByRole('heading', { level: 1, name: 'Invalid Invitation', includeHidden: true }),
      ).toBeVisible()
      const moved = await page.evaluate(() => (globalThis as unknown as { seen: { moved: number } }).seen.moved)
      expect([path, moved < 0.001]).toEqual([path, true])
    }
    await page.context().close()
  }
})

/** Opens a page whose script only loads when released. */
async function held(browser: Browser) {
  const page = await open(browser, KNOWN)
  let letCome = () => {}
  const coming = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/\/assets\/(?!first-|start-)[^/]*\.js$/, async (route) => {
    await coming
    await route.continue()
  })
  return { page, letCome }
}

test('[LINK-7] what is typed and pressed before the script has loaded reaches it', async ({ browser }) => {
  const { page, letCome } = await held(browser)
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
  letCome()
  await expect(onScreen(page).getByText('Password must be at least 6 characters')).toBeVisible()
  await expect(onScreen(page).getByText('Please enter a valid email')).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page).toHaveURL('/auth')
  await page.context().close()
})

for (const [path, when] of [
  ['/auth', 'begins'],
  ['/auth', 'has begun'],
  // This query changes the page, so React draws it a second time.
  ['/auth?mode=register', 'has begun'],
] as const) {
  test(`[LINK-7] a press when the script’s takeover of ${path} ${when} comes after what was typed`, async ({
    browser,
  }) => {
    const { page, letCome } = await held(browser)
    await page.addInitScript((when) => {
      // it is called with its own `this` below
      // oxlint-disable-next-line typescript/unbound-method
      const listen = EventTarget.prototype.addEventListener
      const typeAndPress = () => {
        const email = document.querySelector<HTMLInputElement>('main input[type=email]')
        email?.focus()
        if (email) email.value = 'ada@example.com'
        email?.dispatchEvent(new Event('input', { bubbles: true }))
        document.querySelector<HTMLButtonElement>('main button[type=submit]')?.click()
      }
      // React starts by listening to every event in its root.
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...how: Parameters<typeof listen>) {
        listen.apply(this, how)
        if (how[0] !== 'submit' || !(this instanceof Element && this.id === 'root')) return
        if (when === 'begins') typeAndPress()
        else queueMicrotask(typeAndPress)
      }
    }, when)
    await page.goto(path, { waitUntil: 'commit' })
    letCome()
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(onScreen(page).getByText('Password must be at least 6 characters')).toBeVisible()
    await expect(onScreen(page).getByText('Please enter a valid email')).toHaveCount(0)
    await page.context().close()
  })
}

test('[EYE-1] [EYE-2] with the user’s own colors buttons have an edge, and with more contrast no text is muted', async ({
  browser,
}) => {
  const page = await open(browser, KNOWN)
  await holdScripts(page)
  await page.goto('/auth')
  const button = page.getByRole('main').getByRole('button', { name: 'Login', exact: true })
  const quiet = page.locator('main .text-muted').first()
  const colorOf = () => quiet.evaluate((element) => getComputedStyle(element).color)
  const words = await page.locator('main h1').evaluate((element) => getComputedStyle(element).color)
  await expect(button).toHaveCSS('outline-style', 'none')
  expect(await colorOf()).not.toBe(words)
  await page.emulateMedia({ contrast: 'more' })
  expect(await colorOf()).toBe(words)
  await page.emulateMedia({ contrast: null, forcedColors: 'active' })
  await expect(button).toHaveCSS('outline-style', 'solid')
  await page.context().close()
})
