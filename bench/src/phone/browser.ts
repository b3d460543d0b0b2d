import { env } from 'node:process'
import { type Browser, chromium } from '@playwright/test'

/** The same browser as the tests', see e2e/playwright.config.ts. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: env['PLAYWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  })
}
