import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The oldest engines that everything is to work on, as `browserslist` in package.json has them, in the build's words. */
export const TARGETS: readonly string[] = readFloor('production')
/** Those of TVs, which nobody brings up to date. */
export const TV_TARGETS: readonly string[] = readFloor('tv')

function readFloor(environment: 'production' | 'tv'): readonly string[] {
  const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  return browserslist[environment].map((line: string) => line.replace(' >= ', ''))
}
