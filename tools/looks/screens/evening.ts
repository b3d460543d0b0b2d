import { env } from 'node:process'
import type { Session } from '@highjinks/games/session'
import type { Page } from '@playwright/test'
import { type Camera, type Size, waitForVersion } from './camera.ts'
import type { Product } from './product.ts'
import { type Cast, FULL, openRehearsal, PEOPLE, type ScreenRole, USUAL } from './rehearsal.ts'
import { act, PAUSED } from './shots.ts'

/** The roles at each size: phones are in a hand, and a TV shows the TV. */
const VIEWERS: Readonly<Record<Size, readonly ScreenRole[]>> = {
  phone: ['host', 'guest', 'watcher'],
  small: ['host', 'guest', 'watcher'],
  plus: ['host', 'guest', 'watcher'],
  tiny: ['host', 'guest'],
  tablet: ['host', 'guest'],
  side: ['host', 'guest'],
  flat: ['host', 'guest'],
  square: ['host', 'guest', 'screen'],
  low: ['host', 'guest'],
  desk: ['host', 'guest', 'watcher', 'screen'],
  large: ['host', 'guest'],
  zoom: ['host', 'guest'],
  tv: ['screen'],
}
/** Only these phases; all by default. */
const PHASES = env['PHASES']?.split(',')
/** Phases long enough for something to happen in the middle, and when to look. */
const PERFORMANCES: ReadonlySet<string> = new Set(['perform', 'act', 'resolve', 'argue', 'present', 'story'])
const LATER_MS = 20_500
/** This long before the end of a phase, the jester counts down over the players who are asked. */
const LAST_MS = 4500
/** Phases that may scroll. */
const LONG: ReadonlySet<string> = new Set(['lobby', 'over'])

/** Checks every screen of every shot. */
export type Look = (page: Page, name: string, mayScroll: boolean) => Promise<void>

/** Shows an evening of a game to its host, a guest, a watcher and the TV: every phase and every outcome. */
export async function lookAtEvening(
  { store }: Product,
  camera: Camera,
  sizes: readonly Size[],
  slug: string,
  look: Look,
  cast: Cast = USUAL,
): Promise<void> {
  const rehearsal = await openRehearsal(store, slug, cast)
  const views = await Promise.all(
    sizes.flatMap((size) =>
      VIEWERS[size].map(async (who) => ({ who: `${who}-${size}`, page: await rehearsal.open(camera, size, who) })),
    ),
  )
  const isWanted = (name: string) => !PHASES || PHASES.some((phase) => name.startsWith(phase))
  const show = async (number: number, name: string, session: Session) => {
    if (!isWanted(name)) return
    const version = await rehearsal.show(session)
    const label = `${slug}-${String(number).padStart(2, '0')}-${name}`
    await lookAtAll(views, version, label, (page, picture) => look(page, picture, LONG.has(name)))
  }
  const host = PEOPLE[0]
  // With the longest names, the amount of text counts, which time hardly changes.
  const isBrief = cast.names.length > 0
  const context = () => ({ now: store.now(), random: () => 0.5 })
  await show(0, 'lobby', rehearsal.lobby)
  await show(1, 'starting', act(rehearsal.lobby, host, { type: 'start' }, context()))
  const watchers = views.flatMap(({ who, page }) => (who.startsWith('watcher') ? [page] : []))
  const counted = rehearsal.spots.find(({ isEntry, isAsked }) => isEntry && isAsked)
  for (const [i, spot] of rehearsal.spots.entries()) {
    const { before, after, isEntry } = rehearsal.shot(spot, store.now())
    // The reveal needs earlier guesses: where the seats have acted, watchers have too.
    if (watchers.length > 0 && isWanted(spot.name)) {
      const version = await rehearsal.show(isEntry ? before : after)
      await Promise.all(watchers.map((page) => guessAsGhost(page, version)))
    }
    await show(i + 2, spot.name, after)
    if (!isBrief && isEntry && PERFORMANCES.has(spot.phase)) {
      await show(i + 2, `later-${spot.name}`, rehearsal.shot(spot, store.now() - LATER_MS).after)
    }
    if (!isBrief && spot === counted) {
      const { length } = rehearsal.shot(spot, 0)
      if (length !== null) {
        await show(i + 2, `last-${spot.name}`, rehearsal.shot(spot, store.now() + LAST_MS - length).after)
      }
    }
    if (i === PAUSED) await show(98, 'paused', act(after, host, { type: 'pause' }, context()))
  }
  for (const { page } of views) await page.context().close()
}

/**
 * Shows what a host and a guest are asked at a table of eight with the longest names, on the smallest supported phone.
 */
export async function lookAtAsked({ store }: Product, camera: Camera, slug: string, look: Look): Promise<void> {
  const rehearsal = await openRehearsal(store, slug, { ...FULL, evening: 2 })
  const people = ['host', 'guest'] as const
  const views = await Promise.all(
    people.map(async (who) => ({ who: `${who}-of-eight`, page: await rehearsal.open(camera, 'small', who) })),
  )
  for (const spot of rehearsal.spots.filter(({ isEntry, isAsked }) => isEntry && isAsked)) {
    const version = await rehearsal.show(rehearsal.shot(spot, store.now()).after)
    await lookAtAll(views, version, `${slug}-${spot.name}`, (page, picture) => look(page, picture, false))
  }
  for (const { page } of views) await page.context().close()
}

/** What a laptop's guest reads in a phase, unzoomed and zoomed to 300 %. */
export type CompareZoom = (name: string, laptop: Page, zoomed: Page) => Promise<void>

/** Shows every phase of a game to its guest on a laptop, unzoomed and zoomed to 300 %. */
export async function lookAtZoom({ store }: Product, camera: Camera, slug: string, look: CompareZoom): Promise<void> {
  const rehearsal = await openRehearsal(store, slug, { names: [], count: PEOPLE.length, evening: 4 })
  const laptop = await rehearsal.open(camera, 'desk', 'guest')
  const zoomed = await rehearsal.open(camera, 'zoom', 'guest')
  for (const spot of rehearsal.spots.filter(({ isEntry }) => isEntry)) {
    const version = await rehearsal.show(rehearsal.shot(spot, store.now()).after)
    await Promise.all([waitForVersion(laptop, version), waitForVersion(zoomed, version)])
    await look(spot.name, laptop, zoomed)
  }
  await laptop.context().close()
  await zoomed.context().close()
}

/** Shows the TV's lobby with six people: they are larger on the sofa than eight, and leave less room above. */
export async function lookAtTvLobby({ store }: Product, camera: Camera, slug: string, look: Look): Promise<void> {
  const rehearsal = await openRehearsal(store, slug, { names: [], count: 6, evening: 3 })
  const page = await rehearsal.open(camera, 'tv', 'screen')
  const version = await rehearsal.show(rehearsal.lobby)
  await lookAtAll([{ who: 'screen-of-six', page }], version, `${slug}-lobby`, (one, picture) =>
    look(one, picture, true),
  )
  await page.context().close()
}

interface View {
  readonly who: string
  readonly page: Page
}

/** Checks every page once it shows what all of them were sent. */
async function lookAtAll(
  views: readonly View[],
  version: number,
  label: string,
  look: (page: Page, picture: string) => Promise<void>,
): Promise<void> {
  await Promise.all(
    views.map(async ({ who, page }) => {
      const picture = `${label}-${who}`
      await waitForVersion(page, version).catch(async (fault: unknown) => {
        const shown = await page.evaluate(whatIsShown)
        throw new Error(`${picture}: the page never showed version ${version}, but ${shown}`, { cause: fault })
      })
      await look(page, picture)
    }),
  )
}

/** Explains why a picture never came. Runs in the page. */
function whatIsShown(): string {
  const spinner = document.querySelector('main .animate-spin') ? ', and waits for more' : ''
  return `${document.documentElement.dataset['shownVersion']}${spinner}: ${document.body.innerText.slice(0, 200)}`
}

/** Makes watchers guess, always the first option. */
async function guessAsGhost(page: Page, version: number): Promise<void> {
  await waitForVersion(page, version)
  await page.evaluate(() => {
    const table = document.querySelector('main:has([data-ghost])')
    table?.querySelector<HTMLElement>('button[aria-pressed="false"]:enabled')?.click()
  })
}
