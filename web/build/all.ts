import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pack } from './pack.ts'

const WEB = join(import.meta.dirname, '..')
const DIST = join(WEB, 'dist')
const VITE = join(WEB, '../node_modules/vite/bin/vite.js')

/** Runs in a process of its own: two of them keep two cores busy. */
function build(config: string): Promise<void> {
  const args = [VITE, 'build', '--logLevel', 'warn', '--config', config]
  const vite = spawn(process.execPath, args, { cwd: WEB, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve, reject) => {
    vite.once('error', reject)
    vite.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${config} could not be built`))))
  })
}

async function timed(name: string, work: () => Promise<unknown>): Promise<string> {
  const began = performance.now()
  await work()
  return `${name} ${((performance.now() - began) / 1000).toFixed(1)} s`
}

// Everything a browser fetches comes first, because the pages need the output of the other two.
process.env.NODE_ENV = 'production'
await rm(DIST, { recursive: true, force: true })
const parts = [
  await timed('site and TV', () => Promise.all([build('vite.config.ts'), build('vite.tv.config.ts')])),
  await timed('pages', () => Promise.all([pack(DIST), build('vite.pages.config.ts')])),
  await timed('packing', () => pack(DIST)),
]
process.stdout.write(`Built: ${parts.join(', ')}.\n`)
