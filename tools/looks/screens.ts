import { env } from 'node:process'
import { makeSession } from '@highjinks/realtime-server/testing'
import { compareFolders } from './screens/compare.ts'
import { lookAtEvening } from './screens/evening.ts'
import { shootPages } from './screens/pages.ts'
import { LONGEST_NAMES, USUAL } from './screens/rehearsal.ts'
import { withStudio } from './screens/studio.ts'

/**
 * Takes pictures of every page and of every phase of every game, for people to look at. `ONLY=pages,spin-the-stash`
 * takes only those, `SIZES=small,tv` only these sizes, and `PHASES=lobby,reveal` only names with these beginnings.
 * `LONGEST=1` gives everyone a name of twenty letters, and each phase its longest card. Fails if a picture has a fault
 * that a machine can detect: `SIZES=small` walks every phase on the smallest supported phone. `AGAINST=./before` also
 * shows what looks different next to an earlier folder.
 */
export async function run(folder = '.cache/screens'): Promise<void> {
  const cast = env['LONGEST'] ? { ...USUAL, names: LONGEST_NAMES } : USUAL
  await withStudio(folder, 'phone,desk', async ({ product, browser, camera, slugs, sizes }) => {
    const { code } = await makeSession(product.store, 'truth-or-dare')
    if (env['ONLY']?.split(',').includes('pages') ?? !env['PHASES']) await shootPages(camera, sizes, `/join/${code}`)
    for (const slug of slugs) {
      await lookAtEvening(product, camera, sizes, slug, camera.shoot, cast)
      console.log(`  ${slug}: ${camera.count()} pictures in ${folder} so far`)
    }
    const before = env['AGAINST']
    if (before) {
      const differing = await compareFolders(browser, before, folder)
      console.log(`  ${differing} pictures look different, side by side in ${folder}/compared`)
    }
    const { length } = camera.faults()
    if (length > 0) throw new Error(`${length} faults in the pictures`)
  })
}
