import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin } from 'vite'
import { eachGame } from './build/each-game.ts'
import { nameBuild } from './build/name-build.ts'
import { writeWorker } from './build/worker.ts'

const WEB = import.meta.dirname
const SERVER = join(WEB, '../.cache/pages')
/** Bytes, as sent, that the first paint waits for. */
const BLOCKING_MOST = 512

/** Writes one of the scripts outside the bundle. Its name has a content hash, like every asset's. */
function writeScript(script: string, most: number): string {
  const file = join(WEB, 'src/main', `${script}.js`)
  const { code } = minifySync(file, readFileSync(file, 'utf8'))
  if (code.length > most) throw new Error(`${script}.js: ${code.length} of ${most} bytes`)
  const name = `assets/${script}-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(WEB, 'dist', name), code)
  return name
}

const writeDown: Plugin = {
  name: 'write-down',
  apply: 'build',
  async closeBundle() {
    const { writePages } = await import(pathToFileURL(join(SERVER, 'pages.js')).href)
    const manifest = JSON.parse(readFileSync(join(WEB, 'dist/.vite/manifest.json'), 'utf8'))
    const [site, tv] = [writeScript('first', BLOCKING_MOST), writeScript('first-tv', BLOCKING_MOST)]
    const start = writeScript('start', 2 * BLOCKING_MOST)
    const documents = await writePages(WEB, { site, tv, start })
    await writeWorker(WEB, manifest, [site, start], documents)
  },
}

/** Built last: the same components again, for Node, which prerenders every page that is the same for everyone. */
export default defineConfig({
  root: WEB,
  plugins: [nameBuild, react(), eachGame, writeDown],
  build: { ssr: 'build/pages.ts', outDir: SERVER, emptyOutDir: true, copyPublicDir: false },
})
