import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { whatToInstall } from './install.mjs'

/** Older versions have known security holes. */
const FLOORS = { 'engine.io': '6.6.10', 'socket.io-parser': '4.2.7', ws: '8.21.0', mongoose: '9.12.1' }

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly dev?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const packages: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
).packages

/** Looks for a dependency as npm does: in its dependent's folder, then in each folder above. */
function holds(folder: string, name: string): boolean {
  if (folder === '') return `node_modules/${name}` in packages
  const above = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  return `${folder}/node_modules/${name}` in packages || holds(above, name)
}

// Run this after adding a package. It finds what a clone on another machine would miss.
describe('package-lock.json', () => {
  it('names no address of a registry', () => {
    const named = Object.entries(packages).filter(([, { resolved }]) => /^https?:/.test(resolved ?? ''))
    expect(named.map(([key]) => key)).toEqual([])
  })

  it('has the native packages of every platform, which npm leaves out while the registry does not have them yet', () => {
    const missing = Object.entries(packages).flatMap(([key, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).flatMap((name) => (holds(key, name) ? [] : [`${key} lacks ${name}`])),
    )
    expect(missing).toEqual([])
  })

  it.each(Object.entries(FLOORS))('has %s in %s or newer', (name, floor) => {
    const found = Object.entries(packages).filter(([key]) => key.endsWith(`node_modules/${name}`))
    const older = found.filter(([, { version = '' }]) => version.localeCompare(floor, 'en', { numeric: true }) < 0)
    expect(found.length).toBeGreaterThan(0)
    expect(older.map(([key]) => key)).toEqual([])
  })
})

describe('what has to be installed', () => {
  const a = { 'node_modules/a': { version: '1.0.0' } }
  const tool = { 'node_modules/tool': { version: '1.0.0', dev: true } }
  const all = { withDev: true }
  const hosting = { withDev: false }

  it('is nothing when every package is there in its version, and more does no harm', () => {
    expect(whatToInstall(a, { ...a, 'node_modules/b': { version: '2.0.0' } }, all)).toBe('nothing')
  })

  it('is all of it where nothing is, or a version differs', () => {
    expect(whatToInstall(a, {}, all)).toBe('anew')
    expect(whatToInstall(a, { 'node_modules/a': { version: '1.0.1' } }, all)).toBe('anew')
  })

  it('is added to what is there', () => {
    expect(whatToInstall({ ...a, 'node_modules/b': { version: '1.0.0' } }, a, all)).toBe('add')
    expect(whatToInstall({ ...a, 'node_modules/@highjinks/ours': { link: true } }, a, all)).toBe('add')
  })

  it('is for those who only host no more than the product needs', () => {
    expect(whatToInstall({ ...a, ...tool }, a, hosting)).toBe('nothing')
    expect(whatToInstall({ ...a, ...tool }, a, all)).toBe('add')
    expect(whatToInstall({ ...a, ...tool }, {}, hosting)).toBe('anew')
  })

  it('is never a native package, of which each machine has its own', () => {
    expect(whatToInstall({ ...a, 'node_modules/native': { version: '1.0.0', optional: true } }, a, all)).toBe('nothing')
  })
})

// Hosts also get the client's build tools and TypeScript, without what only developers need.
it.each(['vite', '@vitejs/plugin-react', '@tailwindcss/vite', 'tailwindcss', 'postcss', 'serwist', 'tsx'])(
  'a start installs %s',
  (name) => {
    expect(packages[`node_modules/${name}`]).not.toMatchObject({ dev: true })
  },
)
