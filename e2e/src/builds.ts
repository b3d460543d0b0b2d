import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUILT = join(import.meta.dirname, '../../web/dist')
const TEXT = /\.(?:js|css|html|json|caddy)$/
const REVISION = /(revision:.)[0-9a-f]{8}/g
const PACKED = /\.(?:br|gz)$/

/** Copies the built client as if it were built on another day: every file with a hash in its name gets a new path. */
export function copyBuild(day: string): string {
  if (!existsSync(join(BUILT, 'sw.js'))) throw new Error('the client has not been built')
  const folder = mkdtempSync(join(tmpdir(), `highjinks-${day}-`))
  cpSync(BUILT, folder, { recursive: true, filter: (file) => !PACKED.test(file) })
  cpSync(join(folder, 'assets'), join(folder, day), { recursive: true })
  rmSync(join(folder, 'assets'), { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('assets/', `${day}/`))
  }
  // For files without a hash in their name, the worker lists one.
  const worker = join(folder, 'sw.js')
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(REVISION, `$1${day}`))
  // Caddy tells versions apart by size and by modification time in seconds, and these copies would share both.
  const made = Date.UTC(2026, 0, Number(day.replace(/\D/g, ''))) / 1000
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, name), made, made)
  return folder
}
