import { join } from 'node:path'
import { env } from 'node:process'
import type { Browser, Page } from '@playwright/test'
import type { Size } from './screens/camera.ts'
import { startFilm } from './screens/film.ts'
import { forEachMovingPage, type Rehearsal } from './screens/rehearsal.ts'
import { shootSheet } from './screens/sheet.ts'
import { type Spot, TOLD } from './screens/shots.ts'
import { withStudio } from './screens/studio.ts'

/**
 * The frames at the start of every phase, in milliseconds of the server's time. A reveal also gets frames of the rest.
 */
const WAY_IN = [-100, 80, 160, 240, 330, 420, 700, 1500]
const STORY = [-50, 250, 700, 1300, 1900, 2500, 3200, 4000, 5000, 6200, 7500, 9000]
const PODIUM = [-50, 500, 1900, 3800, 5500, 6400, 7300, 8800, 10_250, 10_500, 11_300, 15_000, 19_800, 24_800]
/** By then, what came before has settled. */
const LEAD_MS = 2500
const FRAME_WIDTH: Readonly<Partial<Record<Size, number>>> = { phone: 200, tv: 480 }

/**
 * Films every reveal, the start of every phase, and the podium as strips of frames: `ONLY=spin-the-stash SIZES=tv`.
 * `PHASES=score,over` films only these.
 */
export async function run(folder = '.cache/films'): Promise<void> {
  await withStudio(folder, 'phone,tv', (studio) =>
    forEachMovingPage(studio, async (rehearsal, page, size) => {
      await warmUp(rehearsal, page)
      for (const spot of spotsToFilm(rehearsal)) await filmSpot(studio.browser, { folder, rehearsal, page, size }, spot)
    }),
  )
}

/** Loads the game's part of the client before filming. */
async function warmUp({ spots, shot, show }: Rehearsal, page: Page): Promise<void> {
  const [first] = spots
  if (first) await show(shot(first, Date.now()).after)
  await page.waitForTimeout(2 * LEAD_MS)
}

/** Films each phase once, as it begins. */
function spotsToFilm({ spots }: Rehearsal): readonly Spot[] {
  const phases = env['PHASES']?.split(',')
  const entries = spots.filter(({ isEntry, phase }) => isEntry && (phases?.includes(phase) ?? true))
  return entries.filter((spot) => entries.find(({ phase }) => phase === spot.phase) === spot)
}

interface FilmSet {
  readonly folder: string
  readonly rehearsal: Rehearsal
  readonly page: Page
  readonly size: Size
}

async function filmSpot(browser: Browser, { folder, rehearsal, page, size }: FilmSet, spot: Spot): Promise<void> {
  const began = Date.now() + LEAD_MS
  const { before, after, length } = rehearsal.shot(spot, began)
  await rehearsal.show(before)
  const times = spot.phase === 'over' ? PODIUM : TOLD.has(spot.phase) ? STORY : WAY_IN
  const shown = times.filter((time) => time < (length ?? Number.POSITIVE_INFINITY))
  const width = FRAME_WIDTH[size] ?? 320
  const film = await startFilm(page, width)
  await page.waitForTimeout(began - Date.now())
  await rehearsal.show(after)
  await page.waitForTimeout(began + Math.max(...shown) - Date.now())
  await film.stop()
  const frames = shown.map((time) => ({ image: film.at(began + time) ?? '', caption: `${time} ms` }))
  const name = `${rehearsal.slug}-${spot.name}-${size}`
  const columns = size === 'tv' ? 4 : 7
  await shootSheet(browser, join(folder, `${name}.png`), frames, { title: name, columns, width })
  console.log(`  ${name}`)
}
