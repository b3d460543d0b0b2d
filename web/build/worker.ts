import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { NO_NETWORK, SHELL } from '../src/worker/navigation.ts'
import { filesOf, type Manifest } from './manifest.ts'
import { TARGETS } from './targets.ts'

/** Parts that only make sense online. */
const TOGETHER = /\/pages\/(?:multiplayer|session|operator|profile)\/|\/games\/[\w-]+\/screen\.tsx$|\/tv\//
/** Pictures outside the assets folder, whose names have no hash. */
const PICTURES = ['art', 'cards', 'covers']
const BESIDE = ['favicon.svg', 'logo.svg', 'manifest.webmanifest', 'no-network.js', 'catalogue.json']
const TEXT = /\.(?:svg|webmanifest|js|json)$/

/** One file in a phone's cache. Without a revision, its name identifies its content. */
interface Kept {
  readonly url: string
  readonly revision: string | null
}

/** Writes the worker after everything it caches. Each of the site's `documents` runs the `first` script. */
export async function writeWorker(
  web: string,
  manifest: Manifest,
  first: readonly string[],
  documents: string,
): Promise<void> {
  const dist = join(web, 'dist')
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    define: {
      __KEPT__: JSON.stringify(keptOf(dist, manifest, first, documents)),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      target: [...TARGETS],
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry: join(web, 'src/worker/sw.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })
}

function keptOf(dist: string, manifest: Manifest, first: readonly string[], documents: string): readonly Kept[] {
  const { scripts, styles, assets } = filesOf(manifest, 'index.html', (source) => !TOGETHER.test(`/${source}`))
  const beside = [
    ...PICTURES.flatMap((folder) => readdirSync(join(dist, folder)).map((name) => `${folder}/${name}`)),
    ...BESIDE,
  ].filter((name) => TEXT.test(name))
  return [
    ...[...scripts, ...styles, ...assets, ...first].map((file) => ({ url: `/${file}`, revision: null })),
    ...beside.map((file) => ({ url: `/${file}`, revision: revisionOf(join(dist, file)) })),
    { url: SHELL, revision: revisionOf(join(documents, 'filled.html')) },
    { url: NO_NETWORK, revision: revisionOf(join(documents, 'no-network.html')) },
  ]
}

function revisionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
}
