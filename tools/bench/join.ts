import { ENDPOINTS } from '@highjinks/protocol'
import type { Browser, Page } from '@playwright/test'
import { openBrowser } from '../looks/phone/browser.ts'
import { withProduct } from '../looks/phone/served.ts'
import { median } from './timing.ts'

const TIMES = 5
/** One of the seconds is the one that shows the join. */
const AIM_S = 2
const NAME = 'Ada'
/** A mid-range phone, four times slower than this machine, on fast 3G. */
const SLOWER = 4
const KBPS = 1000 / 8
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 1600 * KBPS, uploadThroughput: 750 * KBPS }

interface Joining {
  readonly gate: number
  readonly invitation: number
  readonly lobby: number
  readonly kib: number
}

/** Measures the time from a scanned code, opened by a first-time visitor, to their name in the lobby. */
export async function run(): Promise<void> {
  await withProduct(async (url) => {
    const browser = await openBrowser()
    try {
      const all: Joining[] = []
      for (let i = 0; i < TIMES; i++) all.push(await join(browser, url))
      tell(all)
    } finally {
      await browser.close()
    }
  })
}

async function join(browser: Browser, url: string): Promise<Joining> {
  const shareLink = await hostSession(url)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const received = await slowDown(page)
  const began = performance.now()
  const since = () => performance.now() - began
  await page.goto(shareLink, { waitUntil: 'commit' })
  await page.getByRole('button', { name: "I'm 21 or Older" }).tap()
  const gate = since()
  await page.getByLabel('Your name').pressSequentially(NAME)
  const invitation = since()
  await page.getByRole('button', { name: 'Join Game' }).tap()
  await page.waitForURL(/\/multiplayer\/s/)
  await page.getByRole('main').getByText(NAME, { exact: true }).first().waitFor()
  const lobby = since()
  const kib = received() / 1024
  await context.close()
  return { gate, invitation, lobby, kib }
}

/** Returns a function that reads how many bytes came over the network. */
async function slowDown(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', FAST_3G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}

async function hostSession(url: string): Promise<string> {
  const { method, path, reply } = ENDPOINTS.simpleSession
  const body = JSON.stringify({ gameId: 1, hostName: 'Bo' })
  const response = await fetch(url + path, { method, body, headers: { 'content-type': 'application/json' } })
  return reply.parse(await response.json()).shareLink
}

function tell(all: readonly Joining[]): void {
  const at = (pick: (one: Joining) => number) => (median(all.map(pick)) / 1000).toFixed(2)
  console.log(`  age gate tapped ${at((one) => one.gate)} s, name typed ${at((one) => one.invitation)} s`)
  const lobby = at((one) => one.lobby)
  const verdict = Number(lobby) < AIM_S ? 'within' : 'NOT within'
  console.log(
    `  in the lobby    ${lobby} s (${all.map((one) => (one.lobby / 1000).toFixed(2)).join(', ')}): ${verdict} ${AIM_S} s`,
  )
  console.log(`  loaded          ${median(all.map((one) => one.kib)).toFixed(0)} KiB`)
}
