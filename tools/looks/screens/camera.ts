import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { faultsOf } from './faults.ts'

export const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  plus: { width: 430, height: 932 },
  tiny: { width: 320, height: 568 },
  tablet: { width: 768, height: 1024 },
  side: { width: 844, height: 390 },
  flat: { width: 640, height: 360 },
  square: { width: 1024, height: 768 },
  low: { width: 1280, height: 720 },
  desk: { width: 1440, height: 900 },
  large: { width: 1920, height: 1080 },
  /** A laptop of 1440 by 900 whose page is zoomed to 300 %. */
  zoom: { width: 480, height: 300 },
  tv: { width: 1920, height: 1080 },
} as const
export type Size = keyof typeof SIZES

/** The sizes that are held in a hand, and have no mouse. */
const HELD: ReadonlySet<Size> = new Set(['phone', 'plus', 'small', 'tiny', 'side', 'flat'])

export function isSize(word: string): word is Size {
  return Object.hasOwn(SIZES, word)
}

/** The time things may move before they rest. */
const MOTION_MS = 900

export interface Camera {
  /** Opens a browser of its own, by default of a returning visitor who wants no motion. */
  readonly open: (size: Size, kept?: Readonly<Record<string, string>>, isMoving?: boolean) => Promise<Page>
  readonly shoot: (page: Page, name: string, mayScroll?: boolean) => Promise<void>
  readonly count: () => number
  /** Returns what was wrong with any picture. */
  readonly faults: () => readonly string[]
}

const KNOWN = { age_verified: 'true', cookieConsent: 'true' }

export function createCamera(browser: Browser, url: string, folder: string): Camera {
  mkdirSync(folder, { recursive: true })
  let taken = 0
  const found: string[] = []
  return {
    async open(size, kept = KNOWN, isMoving = false) {
      const reducedMotion = isMoving ? 'no-preference' : 'reduce'
      // Motion is drawn coarser on a large screen, or a machine without a graphics card falls behind.
      const deviceScaleFactor = isMoving && SIZES[size].width > 1000 ? 0.5 : 1
      const context = await browser.newContext({
        baseURL: url,
        viewport: SIZES[size],
        deviceScaleFactor,
        reducedMotion,
        hasTouch: HELD.has(size),
        // A service worker would only add requests.
        serviceWorkers: 'block',
      })
      // tsx names functions with a helper that pages don't have.
      await context.addInitScript('globalThis.__name = (named) => named')
      await context.addInitScript((items) => {
        for (const [key, value] of Object.entries(items)) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
        }
      }, kept)
      const page = await context.newPage()
      page.on('pageerror', (fault) => console.log(`  ${page.url()}: ${fault.message}`))
      return page
    },
    async shoot(page, name, mayScroll = false) {
      await page.waitForTimeout(MOTION_MS)
      await page.evaluate(waitForPictures)
      await page.evaluate(waitForMotion, MOTION_MS)
      await page.screenshot({ path: join(folder, `${name}.png`), animations: 'allow' })
      taken++
      for (const fault of await faultsOf(page, mayScroll)) {
        found.push(`${name}: ${fault}`)
        console.log(`  ${name}: ${fault}`)
      }
    },
    count: () => taken,
    faults: () => found,
  }
}

/** On the slowest machine, a later page has not received or drawn its view. */
const DRAWN_AT_MOST_MS = 240_000

/** Waits until the page shows this version of the session or a later one, and loads nothing anymore. */
export async function waitForVersion(page: Page, version: number): Promise<void> {
  const isShown = (wanted: number) =>
    Number(document.documentElement.dataset['shownVersion']) >= wanted && !document.querySelector('main .animate-spin')
  await page.waitForFunction(isShown, version, { timeout: DRAWN_AT_MOST_MS })
}

/** A lazy picture may never load, and a broken one is no reason to wait. */
function waitForPictures(): Promise<unknown> {
  const awaited = [...document.images].filter(({ loading }) => loading === 'eager')
  return Promise.all(awaited.map((image) => image.decode().catch(() => undefined)))
}

/** A busy machine may not have drawn an animation's first frame, and shows nothing of it until then. */
function waitForMotion(atMost: number): Promise<unknown> {
  const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
  const coming = document.getAnimations().filter((animation) => !endless(animation))
  const arrived = Promise.all(coming.map(({ finished }) => finished.catch(() => undefined)))
  return Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, atMost))])
}

/** Returns what a returning visitor's browser stores, and more. */
export function knownWith(more: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const written = Object.entries(more).map(([key, value]) => [key, JSON.stringify(value)])
  return { ...KNOWN, ...Object.fromEntries(written) }
}
