import type { Page } from '@playwright/test'
import { waitForVersion } from './screens/camera.ts'
import { openRehearsal } from './screens/rehearsal.ts'
import { type Studio, withStudio } from './screens/studio.ts'

/** What a shared screen may fetch in an evening, letters aside; the letters are those of every page. */
const WALL_MOST_KIB = 300
/** More entries than the browser keeps unasked. */
const ENTRIES = 5000

interface Weight {
  readonly letters: number
  readonly others: number
}

/**
 * What the first page, a phone and the shared screen fetch, in KiB as it crosses the wire, gzipped: the latter two from the lobby
 * through every phase to the podium. `ONLY` chooses the games.
 */
export async function run(folder = '.cache/weight'): Promise<void> {
  await withStudio(folder, 'phone', async (studio) => {
    const home = await studio.camera.open('phone')
    await home.goto('/', { waitUntil: 'networkidle' })
    tell('first page', await weigh(home))
    const heavy: string[] = []
    for (const slug of studio.slugs) {
      const { phone, wall } = await weighEvening(studio, slug)
      tell(`${slug}, host’s phone`, phone)
      tell(`${slug}, shared screen`, wall)
      if (wall.others > WALL_MOST_KIB) heavy.push(slug)
    }
    if (heavy.length > 0) throw new Error(`more than ${WALL_MOST_KIB} KiB on a shared screen: ${heavy.join(', ')}`)
  })
}

async function weighEvening({ product, camera }: Studio, slug: string) {
  const { open, shot, show, spots } = await openRehearsal(product.store, slug)
  const pages = [await open(camera, 'phone', 'host'), await open(camera, 'tv', 'screen')] as const
  for (const page of pages) await page.evaluate((most) => performance.setResourceTimingBufferSize(most), ENTRIES)
  for (const spot of spots) {
    const version = await show(shot(spot, product.store.now()).after)
    for (const page of pages) await waitForVersion(page, version)
  }
  for (const page of pages) await page.waitForLoadState('networkidle')
  const [phone, wall] = [await weigh(pages[0]), await weigh(pages[1])]
  for (const page of pages) await page.context().close()
  return { phone, wall }
}

async function weigh(page: Page): Promise<Weight> {
  const fetched = await page.evaluate(() => {
    const entries = performance.getEntries().filter((one) => one instanceof PerformanceResourceTiming)
    return entries.map(({ name, encodedBodySize }) => [name, encodedBodySize] as const)
  })
  const kibOf = (wanted: boolean) =>
    [...new Map(fetched)].reduce((sum, [name, size]) => sum + (name.endsWith('.woff2') === wanted ? size : 0), 0) / 1024
  return { letters: kibOf(true), others: kibOf(false) }
}

function tell(what: string, { letters, others }: Weight): void {
  console.log(`  ${what.padEnd(38)} ${others.toFixed(0).padStart(4)} KiB, letters ${letters.toFixed(0)}`)
}
