import { join } from 'node:path'

/** Chromium packages by version, and the hash of each tarball. */
export const ENGINES = {
  /** The oldest supported TV. */
  92: 'sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==',
  /** The oldest supported browser elsewhere. */
  107: 'sha512-k5J8y36j5YRYfzBwnyBIiN4zsy6ZZMRIAVj8em7IqISrf/9lB/bpdEK1i/sUXtxr1S4qTDAopVNSqBLbTFL0GQ==',
} as const
export type EngineVersion = keyof typeof ENGINES

const CACHE = join(import.meta.dirname, '../../../.cache/engines')
export const folderOf = (version: EngineVersion) => join(CACHE, String(version))
export const programOf = (version: EngineVersion) => join(folderOf(version), 'chromium')
