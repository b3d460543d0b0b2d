import { env } from 'node:process'
import { makeSession } from '@highjinks/realtime-server/testing'
import { compareFolders } from './screens/compare.ts'
import { lookAtEvening } from './screens/evening.ts'
import { shootPages } from './screens/pages.ts'
import { LONGEST_NAMES, USUAL } from './screens/rehearsal.ts'
import { withStudio } from './screens/studio.ts'

/**
 * A picture of every page and of every phase of every game, for people to look at. `ONLY=pages,spin-the-stash` takes
 * those alone, `SIZES=small,tv` at those sizes, `PHASES=lobby,reveal` what begins with those; `LONGEST=1` gives everybody
 * a name of twenty letters, and each phase its longest card. Fails where a picture has a fault that a machine can tell:
 * `SIZES=small` walks every phase on the smallest phone that matters. `AGAINST=./before` also lays what looks different
 * from an earlier folder beside it.
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
