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
const FIRST = join(WEB, 'src/main/first.js')

/** By the name of what is in it, as every asset. */
function writeFirst(): string {
  const { code } = minifySync(FIRST, readFileSync(FIRST, 'utf8'))
  const name = `assets/first-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  writeFileSync(join(WEB, 'dist', name), code)
  return name
}

const writeDown: Plugin = {
  name: 'write-down',
  apply: 'build',
  async closeBundle() {
    const { writePages } = await import(pathToFileURL(join(SERVER, 'pages.js')).href)
    const manifest = JSON.parse(readFileSync(join(WEB, 'dist/.vite/manifest.json'), 'utf8'))
    const first = writeFirst()
    await writeWorker(WEB, manifest, first, await writePages(WEB, first))
  },
}

/** Built last: the same components once more, for Node, which writes down every page that is the same for everybody. */
export default defineConfig({
  root: WEB,
  plugins: [nameBuild, react(), eachGame, writeDown],
  build: { ssr: 'build/pages.ts', outDir: SERVER, emptyOutDir: true, copyPublicDir: false },
})
