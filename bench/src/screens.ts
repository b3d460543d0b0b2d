import { GAMES } from '@highjinks/games'
import { makeRoom } from '@highjinks/realtime-server/testing'
import { openBrowser } from './phone/browser.ts'
import { createCamera } from './screens/camera.ts'
import { shootEvening } from './screens/evening.ts'
import { shootPages } from './screens/pages.ts'
import { withOpenProduct } from './screens/product.ts'

/** A picture of every page and of every phase of every game, for people to look at. */
export async function run(folder = '.cache/screens'): Promise<void> {
  await withOpenProduct(async (product) => {
    const browser = await openBrowser()
    try {
      const camera = createCamera(browser, product.url, folder)
      const { code } = await makeRoom(product.store, 'truth-or-dare')
      await shootPages(camera, `/join/${code}`)
      for (const slug of Object.keys(GAMES)) {
        await shootEvening(product, camera, slug)
        console.log(`  ${slug}: ${camera.count()} pictures in ${folder} so far`)
      }
    } finally {
      await browser.close()
    }
  })
}
