import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameBySlug } from '@highjinks/games'
import { createSession, seatBots } from '@highjinks/games/session'
import { nameKey } from '@highjinks/protocol'
import { chance, hashToken, newCode, newPlayerId, newSessionId, newToken } from '@highjinks/session-store'
import type { Browser, Page } from '@playwright/test'
import { openBrowser } from './phone/browser.ts'
import { animate } from './pictures/animate.ts'
import { compose, encode, PLACES, type Scene, SIZE } from './pictures/composing.ts'
import { createCamera, knownWith, type Size } from './screens/camera.ts'
import { type Film, startFilm } from './screens/film.ts'
import { type Product, withOpenProduct } from './screens/product.ts'
import { openRehearsal, type ScreenRole } from './screens/rehearsal.ts'

/**
 * The pictures of README, taken of the running product: `npm run pictures`. One moves: a phone taps, and the TV answers.
 */
const FOLDER = join(import.meta.dirname, '../../docs/pictures')
const CACHE = '.cache/pictures'
const SLUG = 'spin-the-stash'
const BUTTON = 'Pull the wheel'
const BEFORE_MS = 900
const AFTER_MS = 7100
const FRAME_MS = 1000 / 12
/** A busy machine drops frames: of so many takes the one with most of them is kept. */
const TAKES = 4
/** In the moving picture's stead, for those who want less motion. */
const STILL_AT_MS = 5500
const STILL_WIDTH = 960

function write(name: string, image: Buffer): void {
  writeFileSync(join(FOLDER, name), image)
  console.log(`  ${name}: ${Math.round(image.length / 1024)} KiB`)
}

interface Still {
  readonly name: string
  readonly slug: string
  readonly phase: string
  readonly size: Size
  readonly who: ScreenRole
}

const STILLS: readonly Still[] = [
  { name: 'phone', slug: 'never-have-i-ever', phase: 'answer', size: 'phone', who: 'host' },
  { name: 'tv', slug: 'baked-or-bluffing', phase: 'reveal', size: 'tv', who: 'screen' },
  { name: 'podium', slug: SLUG, phase: 'over', size: 'tv', who: 'screen' },
]

mkdirSync(FOLDER, { recursive: true })
await withOpenProduct(async (product) => {
  const browser = await openBrowser()
  try {
    const board = await browser.newPage()
    await board.addInitScript('globalThis.__name = (named) => named')
    await board.goto('about:blank')
    await film(product, browser, board)
    for (const still of STILLS) await shoot(product, browser, board, still)
  } finally {
    await browser.close()
  }
})

async function film(product: Product, browser: Browser, board: Page): Promise<void> {
  const takes: (readonly Scene[])[] = []
  for (let take = 0; take < TAKES; take++) takes.push(await filmOnce(product, browser))
  const framesIn = (scenes: readonly Scene[]) => new Set(scenes.map(({ tv }) => tv)).size
  const [scenes = []] = takes.toSorted((a, b) => framesIn(b) - framesIn(a))
  const composing = { places: PLACES, size: SIZE, ms: FRAME_MS }
  const patches = await board.evaluate(compose, { ...composing, scenes, quality: 0.45 })
  const still = Math.round((BEFORE_MS + STILL_AT_MS) / FRAME_MS)
  const [whole] = await board.evaluate(compose, {
    ...composing,
    scenes: scenes.slice(still, still + 1),
    quality: 0.85,
  })
  if (!whole) throw new Error('the film is too short')
  const decode = (image: string) => Buffer.from(image, 'base64')
  const parts = patches.map((patch) => ({ ...patch, image: decode(patch.image) }))
  write('party.webp', animate(SIZE.width, SIZE.height, parts))
  write('party-still.webp', decode(whole.image))
}

async function filmOnce(product: Product, browser: Browser): Promise<readonly Scene[]> {
  const { code, seat } = await openRoom(product)
  const tv = await openScreen(browser, product.url, 'tv', {})
  await tv.goto(`/screen/${code}`)
  const phone = await openScreen(browser, product.url, 'phone', { seats: [seat] })
  await phone.goto(`/multiplayer/${seat.sessionId}`)
  await phone.getByRole('button', { name: 'Start Game' }).first().click()
  const button = phone.getByRole('button', { name: BUTTON })
  await button.waitFor({ timeout: 300_000 })
  await tv.waitForTimeout(2500)
  const box = await button.boundingBox()
  if (!box) throw new Error('nothing can be tapped')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await phone.mouse.move(middle.x, middle.y)
  const films = [await startFilm(tv, PLACES.tv.width), await startFilm(phone, PLACES.phone.width)] as const
  await tv.waitForTimeout(BEFORE_MS)
  const tapped = Date.now()
  // Without the looks around that a click takes first
  await phone.mouse.down()
  await phone.mouse.up()
  await tv.waitForTimeout(AFTER_MS)
  for (const one of films) await one.stop()
  const { width, height } = PLACES.phone.viewport
  const finger = { x: middle.x / width, y: middle.y / height }
  for (const page of [tv, phone]) await page.context().close()
  return scenesOf(films, tapped, finger)
}

/** A room as a demo's visitor has it: one person, three bots. */
async function openRoom({ store }: Product) {
  const game = gameBySlug(SLUG)
  if (!game) throw new Error(`no game ${SLUG}`)
  const [id, code, token] = [newSessionId(), newCode(), newToken()]
  const host = { id: newPlayerId(), name: 'Dana', tokenHash: hashToken(token), device: null, userId: null }
  const now = store.now()
  const empty = createSession({ id, code, game: game.about, settings: undefined, host }, now)
  const casting = { freshId: newPlayerId, keyOf: nameKey }
  if (!(await store.create(seatBots(empty, 3, { now, random: chance }, casting)))) throw new Error('the code is taken')
  return { code, seat: { sessionId: id, code, playerId: host.id, token, name: host.name, at: Date.now() } }
}

async function openScreen(
  browser: Browser,
  url: string,
  place: keyof typeof PLACES,
  kept: Readonly<Record<string, unknown>>,
): Promise<Page> {
  const { viewport, width } = PLACES[place]
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    // No larger than in the picture: without a graphics card every pixel costs time
    deviceScaleFactor: width / viewport.width,
    serviceWorkers: 'block',
  })
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, knownWith(kept))
  return context.newPage()
}

function scenesOf([tv, phone]: readonly [Film, Film], tapped: number, finger: { x: number; y: number }): Scene[] {
  const count = Math.round((BEFORE_MS + AFTER_MS) / FRAME_MS)
  return Array.from({ length: count }, (_, i) => {
    const at = tapped - BEFORE_MS + i * FRAME_MS
    return {
      tv: tv.at(at) ?? '',
      phone: phone.at(at) ?? '',
      finger: Math.abs(at - tapped) < 350 ? { ...finger, isDown: Math.abs(at - tapped - 60) < 160 } : null,
    }
  })
}

async function shoot({ store, url }: Product, browser: Browser, board: Page, still: Still): Promise<void> {
  const { name, slug, phase, size, who } = still
  const camera = createCamera(browser, url, CACHE)
  const rehearsal = await openRehearsal(store, slug)
  const spots = rehearsal.spots.filter((one) => one.phase === phase)
  const spot = spots.find(({ isEntry }) => isEntry) ?? spots[0]
  if (!spot) throw new Error(`${slug} has no phase ${phase}`)
  await rehearsal.show(rehearsal.shot(spot, store.now()).after)
  const page = await rehearsal.open(camera, size, who)
  await page.waitForTimeout(6000)
  await camera.shoot(page, name, true)
  await page.context().close()
  const png = readFileSync(join(CACHE, `${name}.png`)).toString('base64')
  const image = await board.evaluate(encode, { png, width: size === 'phone' ? 390 : STILL_WIDTH })
  write(`${name}.webp`, Buffer.from(image, 'base64'))
}
