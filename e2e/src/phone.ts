import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { HURRY, hurry } from './fast-clock.ts'

export interface PhoneOptions {
  /** A returning visitor, who has confirmed their age and answered the cookie banner. */
  readonly isKnown?: boolean
  readonly wide?: boolean
  /** The server's address, if it isn't the one that all tests share. */
  readonly at?: string
  /** Runs as fast as a fast server. */
  readonly isHurried?: boolean
  /** Stores the site for offline use, as any browser does. In other tests the worker would just get in the way. */
  readonly keepsSite?: boolean
}

/** The console's message where workers are blocked. */
const BLOCKED = 'Service Worker registration blocked'

/** One person's browser, with its own storage and page, and every complaint in its console. */
export class Phone {
  readonly page: Page
  readonly context: BrowserContext
  readonly name: string
  readonly complaints: string[] = []
  /** The lane and number of every command it sent. A command sent twice counts once. */
  readonly taps = new Set<string>()

  constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name
    this.context = context
    this.page = page
    page.on('console', (message) => {
      if (message.text().startsWith(BLOCKED)) return
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(String(error)))
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => this.hear(payload.toString())))
  }

  async go(path: string): Promise<void> {
    await this.page.goto(path)
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click()
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(onScreen(this.page).getByText(text).first()).toBeVisible()
  }

  async close(): Promise<void> {
    await this.context.close()
  }

  private hear(frame: string): void {
    const [, lane, seq] = /^42\d*\["command",.*"lane":"([^"]+)","seq":(\d+)/.exec(frame) ?? []
    if (lane && seq) this.taps.add(`${lane} ${seq}`)
  }
}

/** The page without its announcer, which only repeats for screen readers what is on the screen. */
export function onScreen(page: Page): Locator {
  return page.locator('body > :not([data-announcer])')
}

export async function openPhone(browser: Browser, name: string, options: PhoneOptions = {}): Promise<Phone> {
  const context = await browser.newContext({
    viewport: options.wide ? { width: 1440, height: 900 } : { width: 390, height: 844 },
    ...(options.at ? { baseURL: options.at } : {}),
    ...(options.keepsSite ? { serviceWorkers: 'allow' as const } : {}),
  })
  if (options.isKnown ?? true) {
    await context.addInitScript(() => {
      localStorage.setItem('age_verified', 'true')
      localStorage.setItem('cookieConsent', 'true')
    })
  }
  if (options.isHurried) await context.addInitScript(hurry, HURRY)
  return new Phone(name, context, await context.newPage())
}

/** Hosts a game the way a person would, and reads the code in the lobby. */
export async function host(phone: Phone, gameId: number): Promise<string> {
  await phone.go(`/multiplayer/${gameId}`)
  await phone.page.getByLabel('Your name').fill(phone.name)
  await phone.press('Create Session')
  await phone.page.waitForURL(/\/multiplayer\/s/)
  return codeOf(phone)
}

export async function codeOf(phone: Phone): Promise<string> {
  await phone.press('Invite')
  const link = phone.page.getByLabel('Share link')
  await expect(link).toHaveValue(/\/join\/[A-Z0-9]{6}$/)
  const code = (await link.inputValue()).slice(-6)
  await phone.press('Close')
  await expect(link).toHaveCount(0)
  return code
}

export async function joinByLink(phone: Phone, code: string): Promise<void> {
  await phone.go(`/join/${code}`)
  await phone.page.getByLabel('Your name').fill(phone.name)
  await phone.press('Join Game')
  await phone.page.waitForURL(/\/(multiplayer|play)\/s/)
}

export async function joinByCode(phone: Phone, code: string): Promise<void> {
  await phone.go('/join')
  await phone.page.getByLabel('Game Code').fill(code.toLowerCase())
  await phone.sees('Game Found!')
  await phone.page.getByLabel('Your name').fill(phone.name)
  await phone.page.getByRole('tabpanel').getByRole('button', { name: 'Join Game' }).click()
  await phone.page.waitForURL(/\/multiplayer\/s/)
}

/** Creates a room for its link, as the share dialog does. */
export async function share(phone: Phone, gameId: number): Promise<string> {
  await phone.go(`/game/${gameId}`)
  await phone.press('Invite to a room')
  const link = phone.page.getByLabel('Invite link')
  await expect(link).toHaveValue(/\/join\/[A-Z0-9]{6}$/)
  return (await link.inputValue()).slice(-6)
}
