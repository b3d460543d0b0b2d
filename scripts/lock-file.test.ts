import { describe, expect, it } from 'vitest'
import { faults, isBelow } from './lock-file.mjs'
import { isInstalled } from './setup.mjs'

describe('the lock file', () => {
  it('names no address', () => {
    const packages = { 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' } }
    expect(faults(packages)).toEqual(['node_modules/a names an address'])
  })

  it('may link to our own packages', () => {
    expect(faults({ 'node_modules/@highjinks/web': { resolved: 'web' } })).toEqual([])
  })

  it('has the native packages of every platform, wherever npm put them', () => {
    const optionalDependencies = { 'native-mac': '1', 'native-linux': '1' }
    const packages = {
      'web/node_modules/tool': { version: '1.0.0', optionalDependencies },
      'web/node_modules/tool/node_modules/native-linux': { version: '1.0.0' },
      'node_modules/native-mac': { version: '1.0.0' },
    }
    expect(faults(packages)).toEqual([])
    const { 'node_modules/native-mac': _, ...linuxOnly } = packages
    expect(faults(linuxOnly)).toEqual(['web/node_modules/tool@1.0.0 lacks native-mac'])
  })

  it('keeps what must not be older', () => {
    expect(faults({ 'node_modules/x/node_modules/ws': { version: '8.20.9' } })).toHaveLength(1)
    expect(faults({ 'node_modules/ws': { version: '8.21.0' } })).toEqual([])
    expect(faults({ 'node_modules/rows': { version: '1.0.0' } })).toEqual([])
  })

  it.each([
    ['6.6.9', '6.6.10', true],
    ['6.6.10', '6.6.10', false],
    ['6.10.0', '6.6.10', false],
    ['10.0.0', '9.12.1', false],
    ['8.21.0', '8.21', false],
  ])('%s stands below %s: %s', (version, floor, below) => expect(isBelow(version, floor)).toBe(below))
})

describe('what is installed', () => {
  const linux = { platform: 'linux', arch: 'x64' }
  const a = { 'node_modules/a': { version: '1.0.0' } }

  it('is enough when every package is there in its version, and more does no harm', () => {
    expect(isInstalled(a, { ...a, 'node_modules/b': { version: '2.0.0' } }, linux)).toBe(true)
    expect(isInstalled(a, {}, linux)).toBe(false)
    expect(isInstalled(a, { 'node_modules/a': { version: '1.0.1' } }, linux)).toBe(false)
  })

  it('needs the native package of this machine and of no other', () => {
    const native = (os: string) => ({
      [`node_modules/${os}`]: { version: '1.0.0', optional: true, os: [os], cpu: ['x64'] },
    })
    expect(isInstalled(native('darwin'), {}, linux)).toBe(true)
    expect(isInstalled(native('linux'), {}, linux)).toBe(false)
    expect(isInstalled({ 'node_modules/n': { version: '1.0.0', os: ['!win32'] } }, {}, linux)).toBe(false)
  })
})
