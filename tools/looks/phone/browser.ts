import { existsSync } from 'node:fs'
import { env } from 'node:process'
import { type Browser, chromium } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium-headless-shell'

/** Opens the tests' browser; see e2e/playwright.config.ts. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: pathOfBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })
}

/** Returns Debian's if it's installed, otherwise Playwright's own. */
export function pathOfBrowser(): string | undefined {
  return env.PLAYWRIGHT_CHROMIUM ?? (existsSync(DEBIAN) ? DEBIAN : undefined)
}
