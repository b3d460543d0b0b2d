import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { view } from '@highjinks/games/session'
import { SITE_FILES } from '@highjinks/protocol'
import type { Page } from '@playwright/test'
import { waitForVersion } from '../looks/screens/camera.ts'
import { openRehearsal, type Rehearsal } from '../looks/screens/rehearsal.ts'
import type { Spot } from '../looks/screens/shots.ts'
import { type Studio, withStudio } from '../looks/screens/studio.ts'

const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** The size of the first page, in KiB, before the show was built. */
const FIRST_PAGE_THEN = 147.2
/** The KiB that a phone loaded from the lobby to the table before the show was built. */
const PHONE_THEN: Readonly<Record<string, number>> = {
  'truth-or-dare': 231.5,
  'spin-the-stash': 236.2,
  'high-rollers': 235.2,
  'roll-and-react': 230.9,
  'baked-or-bluffing': 231,
  'puff-puff-pass-truths': 206.3,
  'never-have-i-ever': 231.7,
}
/** The KiB that the show can add to that. */
const PHONE_MORE = 40
/** The most a TV can load in one evening, in KiB. */
const TV_MOST = 300
/** More entries than the browser keeps by default. */
const ENTRIES = 5000

interface Weight {
  readonly letters: number
  readonly others: number
}

/**
 * Measures what the first page, a phone and the TV load, in KiB, with text gzipped and fonts listed separately; phone
 * and TV from the lobby through every phase. A phone plays until the last round, when it loads the podium. `ONLY` picks
 * games.
 */
export async function run(folder = '.cache/weight'): Promise<void> {
  await withStudio(folder, 'phone', async (studio) => {
    const home = await studio.camera.open('phone')
    await home.goto('/', { waitUntil: 'networkidle' })
    const heavy: string[] = []
    const hold = (what: string, weight: Weight, most: number | null) => {
      const kib = weight.others
      const limit = most === null ? '' : `, at most ${most.toFixed(1)}`
      console.log(`  ${what.padEnd(42)} ${kib.toFixed(1)} KiB, letters ${weight.letters.toFixed(1)}${limit}`)
      if (most !== null && kib > most) heavy.push(`${what}: ${kib.toFixed(1)} of ${most.toFixed(1)}`)
    }
    hold('first page', await weigh(home), FIRST_PAGE_THEN)
    for (const slug of studio.slugs) {
      const { inPlay, phone, tv } = await weighEvening(studio, slug)
      hold(`${slug}, phone in play`, inPlay, (PHONE_THEN[slug] ?? 0) + PHONE_MORE)
      hold(`${slug}, phone, whole evening`, phone, null)
      hold(`${slug}, TV`, tv, TV_MOST)
    }
    if (heavy.length > 0) throw new Error(`too heavy, in KiB:\n  ${heavy.join('\n  ')}`)
  })
}

async function weighEvening({ product, camera }: Studio, slug: string) {
  const rehearsal = await openRehearsal(product.store, slug)
  const pages = [await rehearsal.open(camera, 'phone', 'host'), await rehearsal.open(camera, 'tv', 'screen')] as const
  for (const page of pages) await page.evaluate((most) => performance.setResourceTimingBufferSize(most), ENTRIES)
  const isLate = new Map(rehearsal.spots.map((spot) => [spot, isInLastRound(rehearsal, spot, product.store.now())]))
  await showAll(rehearsal, pages, product.store.now, (spot) => !isLate.get(spot))
  const inPlay = await weigh(pages[0])
  await showAll(rehearsal, pages, product.store.now, (spot) => isLate.get(spot) === true)
  const [phone, tv] = [await weigh(pages[0]), await weigh(pages[1])]
  for (const page of pages) await page.context().close()
  return { inPlay, phone, tv }
}

function isInLastRound({ shot }: Rehearsal, spot: Spot, now: number): boolean {
  const { table } = view(shot(spot, now).after)
  return table !== null && table.round >= table.rounds
}

async function showAll(
  { spots, show, shot }: Rehearsal,
  pages: readonly Page[],
  now: () => number,
  isWanted: (spot: Spot) => boolean,
): Promise<void> {
  for (const spot of spots.filter(isWanted)) {
    const version = await show(shot(spot, now()).after)
    for (const page of pages) await waitForVersion(page, version)
  }
  for (const page of pages) await page.waitForLoadState('networkidle')
}

async function weigh(page: Page): Promise<Weight> {
  const fetched = await page.evaluate(() => {
    const entries = performance.getEntries().filter((one) => one instanceof PerformanceResourceTiming)
    return entries.map(({ name, encodedBodySize }) => [name, encodedBodySize] as const)
  })
  const own = [...new Map(fetched)].filter(([name]) => !/\/(api|socket\.io)\//.test(name))
  const kibOf = (wanted: boolean) =>
    own.reduce((sum, [name, size]) => sum + (name.endsWith('.woff2') === wanted ? sizeOf(name, size) : 0), 0) / 1024
  return { letters: kibOf(true), others: kibOf(false) }
}

function documentAt(pathname: string): string {
  if (pathname === '/') return 'home.html'
  if (pathname.startsWith('/screen/')) return 'screen.html'
  return pathname.startsWith('/join/') ? 'invitation.html' : 'filled.html'
}

/** Returns the size regardless of the encoding the browser got: text as gzip, pictures as they are. */
function sizeOf(name: string, served: number): number {
  const { pathname } = new URL(name)
  if (/\.(woff2|png|jpg)$/.test(pathname)) return served
  const file = join(BUILT, /\.\w+$/.test(pathname) ? pathname : join(SITE_FILES.documents, documentAt(pathname)))
  return gzipSync(readFileSync(file), { level: 9 }).length
}
