import { env } from 'node:process'
import AxeBuilder from '@axe-core/playwright'
import { gameBySlug } from '@highjinks/games'
import type { Page } from '@playwright/test'
import { contrastFaults } from './access/contrast.ts'
import { keyboardFaults } from './access/keyboard.ts'
import { stillnessFaults } from './access/stillness.ts'
import type { Camera, Size } from './screens/camera.ts'
import { type Look, lookAtEvening } from './screens/evening.ts'
import { faultsOf } from './screens/faults.ts'
import { type About, lookAtLocal } from './screens/local.ts'
import { withStudio } from './screens/studio.ts'

const SETTLE_MS = 400

/**
 * Checks every phase of every game on the smallest phone, on the TV and on a laptop, and every step of an evening on
 * one phone. axe must find nothing, the Tab key must reach everything and show where it is, nothing may move or be held
 * back with reduced motion, all words must stand out from what is behind them, and nothing may be too wide, too tall or
 * too small. `ONLY`, `SIZES` and `PHASES` pick; `PHASES=local` checks only the one phone.
 */
export async function run(folder = '.cache/access'): Promise<void> {
  let count = 0
  const look = async (page: Page, name: string, mayScroll: boolean) => {
    await page.waitForTimeout(SETTLE_MS)
    for (const fault of await allFaults(page, mayScroll)) {
      count++
      console.log(`  ${name}: ${fault}`)
    }
  }
  const isLocalWanted = env['PHASES']?.split(',').includes('local') ?? true
  await withStudio(folder, 'small,tv,desk', async ({ product, camera, slugs, sizes }) => {
    for (const slug of slugs) {
      await lookAtEvening(product, camera, sizes, slug, look)
      const game = gameBySlug(slug)
      if (game && isLocalWanted) await walkLocal(camera, sizes, game.about, look)
      console.log(`  ${slug}: ${count} faults so far`)
    }
  })
  if (count > 0) throw new Error(`${count} faults`)
}

/** A passed-around phone, which may be a tablet or a laptop but not a TV. */
async function walkLocal(camera: Camera, sizes: readonly Size[], game: About, look: Look): Promise<void> {
  for (const size of sizes.filter((one) => one !== 'tv')) await lookAtLocal(camera, size, game, look)
}

async function allFaults(page: Page, mayScroll: boolean): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap((one) => one.nodes.map((node) => `axe ${one.id}: ${node.target.join(' ')}`))
  const measured = [await faultsOf(page, mayScroll), await stillnessFaults(page), await contrastFaults(page)]
  return [...found, ...measured.flat(), ...(await keyboardFaults(page))]
}
