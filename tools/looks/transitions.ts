import { env } from 'node:process'
import type { Browser, Page } from '@playwright/test'
import { forEachMovingPage, type Rehearsal } from './screens/rehearsal.ts'
import { type Spot, TOLD } from './screens/shots.ts'
import { withStudio } from './screens/studio.ts'
import { readTrace, TRACED, type Traced } from './screens/trace.ts'

/**
 * A mid-range phone compared to this machine. By calculation: to slow a page down, the browser makes its thread wait
 * three times as long as has passed, even while that thread was waiting for rasterization, so on two cores a frame of 4
 * ms takes 27 instead of 16.
 */
const SLOWED = 4
const LONGEST_TASK_MS = 50
/** How often to measure a slow transition again, because other work on the machine comes and goes. */
const ATTEMPTS = 3
const LEAD_MS = 1300
/** The time after which a phase that isn't told step by step is complete. */
const CAME_IN_MS = 1200
/** Phases told step by step are watched to the last step: the end of the phase, or the podium's last award. */
const TOLD_MS = 12_000
const PODIUM_MS = 26_000
/** The interval between checks of the animations. */
const LOOK_MS = 900
const BY_THE_COMPOSITOR = ['transform', 'opacity', 'translate', 'rotate', 'scale', 'visibility']

/**
 * Enters every phase on a processor slowed four times: no task may use the page's thread for longer than 50 ms, and no
 * animation may move what is beside it. `ONLY`, `SIZES` and `PHASES` limit it.
 */
export async function run(folder = '.cache/transitions'): Promise<void> {
  const faults: string[] = []
  await withStudio(folder, 'phone,tv', (studio) =>
    forEachMovingPage(studio, async (rehearsal, page, size) => {
      for (const spot of rehearsal.spots.filter(({ isEntry }) => isEntry)) {
        if (env['PHASES'] && !env['PHASES'].split(',').includes(spot.phase)) continue
        const label = `${rehearsal.slug} ${spot.name} ${size}`
        faults.push(...(await measure(studio.browser, { rehearsal, page, label }, spot)))
      }
    }),
  )
  if (faults.length > 0) throw new Error(`${faults.length} faults in transitions\n${faults.join('\n')}`)
}

interface Subject {
  readonly rehearsal: Rehearsal
  readonly page: Page
  readonly label: string
}

async function measure(browser: Browser, subject: Subject, spot: Spot): Promise<readonly string[]> {
  let best: Traced = { tasks: [{ ms: Number.POSITIVE_INFINITY, at: 0, work: [], styled: 0 }], layouts: 0, styled: 0 }
  let animated: readonly string[] = []
  for (let attempt = 0; attempt < ATTEMPTS && longest(best) > LONGEST_TASK_MS; attempt++) {
    const one = await traceOnce(browser, subject, spot)
    if (longest(one.traced) < longest(best)) best = one.traced
    animated = one.animated
  }
  const ms = Math.round(longest(best))
  const [first] = best.tasks
  const work = first ? `at ${first.at}: ${first.work.join(', ')}` : ''
  console.log(`  ${subject.label}: ${ms} ms (${work}), ${best.styled} styled at once, ${best.layouts} layouts`)
  const slow = ms > LONGEST_TASK_MS ? [`${subject.label}: a task of ${ms} ms: ${work}`] : []
  return [...slow, ...animated.map((what) => `${subject.label}: animates ${what}`)]
}

const longest = ({ tasks }: Traced) => SLOWED * (tasks[0]?.ms ?? 0)

async function traceOnce(browser: Browser, { rehearsal, page }: Subject, spot: Spot) {
  const began = Date.now() + LEAD_MS
  const { before, after, length } = rehearsal.shot(spot, began)
  await rehearsal.show(before)
  await page.waitForTimeout(Math.max(0, began - Date.now()))
  await browser.startTracing(page, { categories: TRACED })
  await rehearsal.show(after)
  const shown = Date.now()
  const animated = new Set<string>()
  while (Date.now() - shown < watchedFor(spot.phase, length)) {
    await page.waitForTimeout(LOOK_MS)
    for (const one of await animatedOn(page)) animated.add(one)
  }
  const traced = readTrace(await browser.stopTracing())
  return { traced, animated: [...animated] }
}

function watchedFor(phase: string, length: number | null): number {
  if (phase === 'over') return PODIUM_MS
  return TOLD.has(phase) ? Math.min(length ?? TOLD_MS, TOLD_MS) : CAME_IN_MS
}

/** Lists current animations that the compositor can't run. */
function animatedOn(page: Page): Promise<readonly string[]> {
  return page.evaluate((allowed) => {
    const about = ['offset', 'easing', 'composite', 'computedOffset']
    const found = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const properties = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      const others = properties.filter((one) => !about.includes(one) && !allowed.includes(one))
      const target = effect.target?.getAttribute('class')?.split(' ').slice(0, 3).join('.')
      return others.map((property) => `${property} of ${effect.target?.localName}.${target}`)
    })
    return [...new Set(found)]
  }, BY_THE_COMPOSITOR)
}
