import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The oldest supported engines, from `browserslist` in package.json, in the bundler's format. */
export const TARGETS: readonly string[] = readFloor('production')
/** The oldest TVs, which no one updates. */
export const TV_TARGETS: readonly string[] = readFloor('tv')

function readFloor(environment: 'production' | 'tv'): readonly string[] {
  const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  return browserslist[environment].map((line: string) => line.replace(' >= ', ''))
}
