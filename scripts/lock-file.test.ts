import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isInstalled } from './install.mjs'

/** Older ones have holes that strangers know. */
const FLOORS = { 'engine.io': '6.6.10', 'socket.io-parser': '4.2.7', ws: '8.21.0', mongoose: '9.12.1' }

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const packages: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
).packages

/** npm looks for a dependency in its dependant's folder first, then in each folder above. */
function holds(folder: string, name: string): boolean {
  if (folder === '') return `node_modules/${name}` in packages
  const above = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  return `${folder}/node_modules/${name}` in packages || holds(above, name)
}

// What a clone on another machine would miss: run it after adding a package.
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

describe('what is installed', () => {
  const a = { 'node_modules/a': { version: '1.0.0' } }

  it('is enough when every package is there in its version, and more does no harm', () => {
    expect(isInstalled(a, { ...a, 'node_modules/b': { version: '2.0.0' } })).toBe(true)
    expect(isInstalled(a, {})).toBe(false)
    expect(isInstalled(a, { 'node_modules/a': { version: '1.0.1' } })).toBe(false)
  })

  it('does not ask for native packages, of which each machine has its own', () => {
    expect(isInstalled({ 'node_modules/native': { version: '1.0.0', optional: true } }, {})).toBe(true)
  })
})
