import { GAMES } from '@highjinks/games'
import type { Page } from '@playwright/test'
import { type Camera, SIZES, type Size } from './camera.ts'
import { lookAtLocal } from './local.ts'

/** Every address that isn't a session, as a guest sees it. */
const PAGES = {
  home: '/',
  games: '/games',
  'games-list': '/games?view=list',
  game: '/game/5',
  'join-by-code': '/join',
  'join-invalid': '/join/BCDFGH',
  host: '/multiplayer/1',
  challenges: '/challenges',
  'how-to-play': '/how-to-play',
  about: '/about',
  profile: '/profile',
  auth: '/auth',
  terms: '/terms',
  privacy: '/privacy',
  disclaimer: '/disclaimer',
  contact: '/contact',
  'not-found': '/nowhere',
  setup: '/setup/3',
} as const

export async function shootPages(camera: Camera, sizes: readonly Size[], invitation: string): Promise<void> {
  for (const size of sizes) {
    const page = await camera.open(size)
    for (const [name, path] of Object.entries({ ...PAGES, invitation })) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await camera.shoot(page, `page-${name}-${size}`)
      await scrollOn(camera, page, `page-${name}-${size}`)
    }
    await page.context().close()
    await shootFirstVisit(camera, size)
    await shootOverlays(camera, size)
    for (const game of Object.values(GAMES)) await lookAtLocal(camera, size, game.about, camera.shoot)
  }
}

/** Scrolls through what doesn't fit the first screen, up to three screens. */
async function scrollOn(camera: Camera, page: Page, name: string): Promise<void> {
  const top = () => page.evaluate<number>('window.scrollY')
  for (let screen = 1; screen <= 3; screen++) {
    const before = await top()
    await page.evaluate("window.scrollBy({ top: innerHeight * 0.9, behavior: 'instant' })")
    if ((await top()) < before + 100) return
    await camera.shoot(page, `${name}-scroll${screen}`)
  }
}

async function shootFirstVisit(camera: Camera, size: Size): Promise<void> {
  const page = await camera.open(size, {})
  await page.goto('/', { waitUntil: 'networkidle' })
  await camera.shoot(page, `overlay-age-gate-${size}`)
  await page.getByRole('button', { name: "I'm 21 or Older" }).click()
  await page.waitForTimeout(1200)
  await camera.shoot(page, `overlay-cookies-${size}`)
  await page.context().close()
}

async function shootOverlays(camera: Camera, size: Size): Promise<void> {
  const page = await camera.open(size)
  await page.goto('/game/3')
  await page.getByRole('button', { name: 'Invite to a room' }).click()
  await page.waitForTimeout(800)
  await camera.shoot(page, `overlay-share-${size}`)
  await page.keyboard.press('Escape')
  if (SIZES[size].width < 1000) {
    await page.getByRole('button', { name: /menu/i }).first().click()
    await camera.shoot(page, `overlay-drawer-${size}`)
  }
  await page.goto('/auth')
  await page.getByRole('button', { name: /Google/ }).click()
  await camera.shoot(page, `overlay-google-${size}`)
  await page.context().close()
}
