import { existsSync } from 'node:fs'
import { env } from 'node:process'
import { type Browser, chromium } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium-headless-shell'

/** The same browser as the tests', see e2e/playwright.config.ts. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: pathOfBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })
}

/** Debian's where it is installed, else Playwright's own. */
export function pathOfBrowser(): string | undefined {
  return env.PLAYWRIGHT_CHROMIUM ?? (existsSync(DEBIAN) ? DEBIAN : undefined)
}
