import { env } from 'node:process'
import type { Page } from '@playwright/test'
import { waitForVersion } from './screens/camera.ts'
import { forEachMovingPage, PEOPLE, type Rehearsal } from './screens/rehearsal.ts'
import { act, type Spot } from './screens/shots.ts'
import { withStudio } from './screens/studio.ts'

/** When to pause a phase: in the middle of its entrance. */
const BEGUN_MS = 350
/** The time for motion to come to rest. */
const REST_MS = 1000
const APART_MS = 300
const PATIENCE = 6
/** The jester says good night, and sleeps once that has been read. */
const WITHOUT_JESTER = {
  animations: 'allow',
  style: '.jester, .jester-bubble { visibility: hidden !important }',
} as const

/**
 * Pauses every phase of every game with everything that moves: a second later nothing moves, neither animated nor
 * redrawn. `ONLY`, `SIZES` and `PHASES` pick.
 */
export async function run(folder = '.cache/pauses'): Promise<void> {
  const faults: string[] = []
  await withStudio(folder, 'small,tv,desk', (studio) =>
    forEachMovingPage(studio, async (rehearsal, page, size) => {
      const before = faults.length
      const spots = rehearsal.spots.filter(({ isEntry, phase }) => isEntry && phase !== 'over')
      const asked = env['PHASES']?.split(',')
      for (const spot of spots.filter(({ name }) => asked?.some((one) => name.startsWith(one)) ?? true)) {
        for (const fault of await faultsPaused(rehearsal, page, spot)) {
          faults.push(`${rehearsal.slug} ${spot.name} ${size}: ${fault}`)
          console.log(`  ${faults.at(-1)}`)
        }
      }
      console.log(`  ${rehearsal.slug} ${size}: ${faults.length - before} faults in ${spots.length} phases`)
    }),
  )
  if (faults.length > 0) throw new Error(`${faults.length} faults in pauses`)
}

async function faultsPaused(rehearsal: Rehearsal, page: Page, spot: Spot): Promise<readonly string[]> {
  const now = Date.now()
  const { before, after } = rehearsal.shot(spot, now)
  await rehearsal.show(before)
  await waitForVersion(page, await rehearsal.show(after))
  await page.waitForTimeout(BEGUN_MS)
  const paused = act(after, PEOPLE[0], { type: 'pause' }, { now: Date.now(), random: () => 0.5 })
  await waitForVersion(page, await rehearsal.show(paused))
  await page.waitForTimeout(REST_MS)
  // On a busy machine it may take longer to come to rest; what never does counts as moving.
  for (let tries = 0; ; tries++) {
    const moving = await movingOn(page)
    if (moving.length === 0 || tries === PATIENCE) return moving
    await page.waitForTimeout(APART_MS)
  }
}

async function movingOn(page: Page): Promise<readonly string[]> {
  const moving = await page.evaluate(movingNow)
  if (moving.length > 0) return moving
  const one = await page.screenshot(WITHOUT_JESTER)
  await page.waitForTimeout(APART_MS)
  const other = await page.screenshot(WITHOUT_JESTER)
  return one.equals(other) ? [] : ['drawn anew, by no animation']
}

/** Lists visible animations. On a phone, the pause covers the whole table. */
function movingNow(): readonly string[] {
  const covers = [...document.querySelectorAll('[role="dialog"]')].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    const isOpaque = !/rgba|\/|transparent/.test(getComputedStyle(one).backgroundColor)
    return isOpaque && width >= innerWidth && height >= innerHeight
  })
  const found = document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return []
    const { target, pseudoElement } = effect
    if (covers.some((one) => !one.contains(target))) return []
    const { top, bottom, left, right } = target.getBoundingClientRect()
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    if (!isOnScreen || !target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const near = target.closest('[class]')
    return [`moves: ${target.localName}.${near?.getAttribute('class')?.slice(0, 60)}${pseudoElement ?? ''}`]
  })
  return [...new Set(found)]
}
