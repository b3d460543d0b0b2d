import { env } from 'node:process'
import { view } from '@highjinks/games/session'
import type { Browser } from '@playwright/test'
import { type Size, waitForVersion } from '../looks/screens/camera.ts'
import { openRehearsal, PEOPLE, type Rehearsal, type ScreenRole } from '../looks/screens/rehearsal.ts'
import { type Studio, withStudio } from '../looks/screens/studio.ts'

const SECONDS = Number(env['SECONDS'] ?? 30)
/** By then everything new has arrived, and animations have had their moment. */
const SETTLED_MS = 15_000

interface Waiting {
  readonly what: string
  readonly size: Size
  readonly who: ScreenRole
  /** Whether it waits in the lobby, for another player, or for what comes after a reveal. */
  readonly when: 'lobby' | 'asked' | 'told'
  /** Elements that may keep moving there. */
  readonly kept: string
}

const WAITING: readonly Waiting[] = [
  { what: 'a phone in an open lobby', size: 'phone', who: 'host', when: 'lobby', kept: '' },
  { what: 'a laptop in an open lobby', size: 'desk', who: 'host', when: 'lobby', kept: '' },
  { what: 'a phone that waits for others', size: 'phone', who: 'guest', when: 'asked', kept: '' },
  { what: 'a TV in an open lobby', size: 'tv', who: 'screen', when: 'lobby', kept: '.jester-blink' },
  { what: 'a TV between two turns', size: 'tv', who: 'screen', when: 'told', kept: '.jester-blink' },
]

/**
 * Measures the cost of screens where nothing happens: how long their processes kept a core busy during `SECONDS`,
 * drawing without a graphics card. Fails if something moves for longer than its moment. `ONLY` picks another game.
 */
export async function run(folder = '.cache/idle'): Promise<void> {
  const faults: string[] = []
  await withStudio(folder, 'phone', async (studio) => {
    const slug = env['ONLY'] ? (studio.slugs[0] ?? '') : 'truth-or-dare'
    const rehearsal = await openRehearsal(studio.product.store, slug)
    for (const waiting of WAITING) {
      const page = await openWaiting(studio, rehearsal, waiting)
      const before = await busyMs(studio.browser)
      await page.waitForTimeout(SECONDS * 1000)
      const after = await busyMs(studio.browser)
      const moving = await page.evaluate(movingNow, waiting.kept)
      await page.context().close()
      const shareOf = (kind: string) => `${(((after[kind] ?? 0) - (before[kind] ?? 0)) / SECONDS / 10).toFixed(1)} %`
      console.log(`  ${waiting.what.padEnd(32)} page ${shareOf('renderer')}, drawing ${shareOf('GPU')} of a core`)
      faults.push(...moving.map((one) => `${waiting.what}: ${one} moves`))
    }
  })
  if (faults.length > 0) throw new Error(`what waits does not rest:\n  ${faults.join('\n  ')}`)
}

async function openWaiting({ product, camera }: Studio, rehearsal: Rehearsal, { size, who, when }: Waiting) {
  await rehearsal.show(rehearsal.lobby)
  const page = await rehearsal.open(camera, size, who, true)
  if (when !== 'lobby') {
    const now = product.store.now()
    const shots = rehearsal.spots.filter(({ isEntry }) => isEntry).map((spot) => rehearsal.shot(spot, now))
    const shot = shots.find(({ after }) => {
      const { table } = view(after)
      const waitsFor = table?.waiting ?? []
      return (
        table !== null &&
        (when === 'told' ? table.phase === 'reveal' : waitsFor.length === 1 && waitsFor[0] === PEOPLE[0])
      )
    })
    if (!shot) throw new Error(`${rehearsal.slug} never waits so: ${when}`)
    await waitForVersion(page, await rehearsal.show(shot.after))
  }
  await page.waitForTimeout(SETTLED_MS)
  return page
}

/** Returns how long the processes of each kind have kept a core busy, in milliseconds. */
async function busyMs(browser: Browser): Promise<Readonly<Record<string, number>>> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  const busy: Record<string, number> = {}
  for (const { type, cpuTime } of processInfo) busy[type] = (busy[type] ?? 0) + cpuTime * 1000
  return busy
}

/** Lists visible animations without an end. */
function movingNow(kept: string): readonly string[] {
  const found = document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return []
    if (effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) return []
    if (kept !== '' && effect.target.closest(kept)) return []
    const isShown = effect.target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isShown ? [effect.target.getAttribute('class') ?? effect.target.localName] : []
  })
  return [...new Set(found)]
}
