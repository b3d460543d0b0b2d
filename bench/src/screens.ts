import { env } from 'node:process'
import { GAMES } from '@highjinks/games'
import { makeSession } from '@highjinks/realtime-server/testing'
import { openBrowser } from './phone/browser.ts'
import { createCamera, isSize } from './screens/camera.ts'
import { compareFolders } from './screens/compare.ts'
import { lookAtEvening } from './screens/evening.ts'
import { shootPages } from './screens/pages.ts'
import { withOpenProduct } from './screens/product.ts'

/**
 * A picture of every page and of every phase of every game, for people to look at. `ONLY=pages,spin-the-stash` takes
 * those alone, `SIZES=small,tv` at those sizes. Fails where a picture has a fault that a machine can tell: `SIZES=small`
 * walks every phase on the smallest phone that matters. `AGAINST=./before` also lays what looks different from an
 * earlier folder beside it.
 */
export async function run(folder = '.cache/screens'): Promise<void> {
  const only = env['ONLY']?.split(',') ?? ['pages', ...Object.keys(GAMES)]
  const sizes = (env['SIZES'] ?? 'phone,desk').split(',').filter(isSize)
  await withOpenProduct(async (product) => {
    const browser = await openBrowser()
    try {
      const camera = createCamera(browser, product.url, folder)
      const { code } = await makeSession(product.store, 'truth-or-dare')
      if (only.includes('pages')) await shootPages(camera, sizes, `/join/${code}`)
      for (const slug of Object.keys(GAMES).filter((one) => only.includes(one))) {
        await lookAtEvening(product, camera, sizes, slug, camera.shoot)
        console.log(`  ${slug}: ${camera.count()} pictures in ${folder} so far`)
      }
      const before = env['AGAINST']
      if (before) {
        const differing = await compareFolders(browser, before, folder)
        console.log(`  ${differing} pictures look different, side by side in ${folder}/compared`)
      }
      const { length } = camera.faults()
      if (length > 0) throw new Error(`${length} faults in the pictures`)
    } finally {
      await browser.close()
    }
  })
}
