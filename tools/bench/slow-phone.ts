import { env } from 'node:process'
import type { Session } from '@highjinks/games/session'
import type { Page } from '@playwright/test'
import { waitForVersion } from '../looks/screens/camera.ts'
import { FULL, openRehearsal, type Rehearsal } from '../looks/screens/rehearsal.ts'
import { type Studio, withStudio } from '../looks/screens/studio.ts'

declare global {
  /** In the measured page. */
  var versionsDrawn: [version: number, at: number][] | undefined
}

const SLOWED = 6
const SECONDS = Number(env['SECONDS'] ?? 30)
const EVERY_MS = 200
/** The number of views that show one phase before the next comes. */
const VIEWS_A_PHASE = 10
const OLDEST_MS = 2000

/**
 * Measures a phone on a processor slowed six times, at a table of eight with a view every 200 ms: the age of the oldest
 * view it has not drawn yet. Fails above two seconds. `ONLY` picks another game.
 */
export async function run(folder = '.cache/slow-phone'): Promise<void> {
  const faults: string[] = []
  await withStudio(folder, 'small', async (studio) => {
    for (const slug of env['ONLY'] ? studio.slugs : ['truth-or-dare']) {
      const rehearsal = await openRehearsal(studio.product.store, slug, { ...FULL, evening: 2 })
      const page = await openSlowed(studio, rehearsal)
      const { oldestMs, drawn, sent } = await watch(page, rehearsal, studio)
      console.log(`  ${slug}: no view older than ${oldestMs} ms, ${drawn} of ${sent} drawn`)
      if (oldestMs > OLDEST_MS) faults.push(`${slug}: a view of ${oldestMs} ms`)
      await page.context().close()
    }
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

async function openSlowed({ camera }: Studio, rehearsal: Rehearsal): Promise<Page> {
  const page = await rehearsal.open(camera, 'small', 'host', true)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(noteVersions)
  return page
}

interface Watched {
  /** The longest time between a version's arrival and drawing it or a later one. */
  readonly oldestMs: number
  readonly drawn: number
  readonly sent: number
}

async function watch(page: Page, rehearsal: Rehearsal, { product }: Studio): Promise<Watched> {
  const sentAt = new Map<number, number>()
  const end = Date.now() + SECONDS * 1000
  let last = 0
  for (let session = rehearsal.lobby, sent = 0; Date.now() < end; sent++) {
    const next = Date.now() + EVERY_MS
    if (sent % VIEWS_A_PHASE === 0) session = shotOf(rehearsal, sent / VIEWS_A_PHASE, product.store.now())
    last = await rehearsal.show({ ...session, locked: sent % 2 === 0 })
    sentAt.set(last, Date.now())
    await page.waitForTimeout(Math.max(0, next - Date.now()))
  }
  await waitForVersion(page, last)
  const drawn = await page.evaluate(() => globalThis.versionsDrawn ?? [])
  let oldestMs = 0
  let before = Math.min(...sentAt.keys()) - 1
  for (const [version, at] of drawn) {
    oldestMs = Math.max(oldestMs, at - (sentAt.get(before + 1) ?? at))
    before = version
  }
  return { oldestMs, drawn: drawn.length, sent: sentAt.size }
}

/** Returns what a phone shows in alternating phases. */
function shotOf(rehearsal: Rehearsal, nth: number, now: number): Session {
  const entries = rehearsal.spots.filter(({ isEntry, phase }) => isEntry && phase !== 'over')
  const spot = entries[nth % entries.length]
  return spot ? rehearsal.shot(spot, now).after : rehearsal.lobby
}

/** Records when each version is drawn. Runs in the page. */
function noteVersions(): void {
  const drawn: [version: number, at: number][] = []
  globalThis.versionsDrawn = drawn
  const root = document.documentElement
  new MutationObserver(() => {
    const version = Number(root.dataset['shownVersion'])
    if (version > 0 && version !== drawn.at(-1)?.[0]) drawn.push([version, Date.now()])
  }).observe(root, { attributeFilter: ['data-shown-version'] })
}
