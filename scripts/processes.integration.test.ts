import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { hashSources } from './build-web.mjs'
import { withLock } from './lock.mjs'
import { onPath } from './needs.ts'
import { run } from './processes.mjs'

const folder = mkdtempSync(join(tmpdir(), 'processes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Starts one of our commands whose child has a child of its own and prints that one's pid. */
function startFamily() {
  const grandchild = `process.on('SIGTERM', () => process.exit()); console.log(process.pid); setInterval(() => {}, 1000)`
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`
  const processes = pathToFileURL(join(import.meta.dirname, 'processes.mjs')).href
  const command = `import { run } from '${processes}'; await run(process.execPath, ['-e', ${JSON.stringify(child)}])`
  const args = ['--import', 'tsx', '--input-type=module', '-e', command]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

describe('a command and its children', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('end together at %s, down to the last grandchild', async (signal) => {
    const command = startFamily()
    const pid = await new Promise<number>((resolve) => command.stdout.once('data', (text) => resolve(Number(text))))
    expect(isAlive(pid)).toBe(true)
    command.kill(signal)
    const code = await new Promise((resolve) => command.once('exit', resolve))
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143)
    expect(isAlive(pid)).toBe(false)
  })

  it('tell how they ended and what they said', async () => {
    const ended = await run(process.execPath, ['-e', 'console.log("so"); process.exit(3)'], { output: 'keep' })
    expect(ended).toEqual({ code: 3, output: 'so\n' })
    expect((await run(join(folder, 'nothing'), [], { output: 'keep' })).code).not.toBe(0)
  })
})

describe('a lock', () => {
  it('lets one work at a time', async () => {
    let inside = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++inside)
      await new Promise((resolve) => setTimeout(resolve, 20))
      inside--
    }
    await Promise.all([1, 2, 3].map(() => withLock(join(folder, 'locks/one'), work)))
    expect(most).toBe(1)
  })

  it('is taken over from a holder that died', async () => {
    const file = join(folder, 'stale')
    const { output } = await run(process.execPath, ['-p', 'process.pid'], { output: 'keep' })
    writeFileSync(file, output)
    expect(await withLock(file, async () => 'mine')).toBe('mine')
  })
})

describe('what the client is built from', () => {
  it('changes the hash with a source, not with a test or a build', () => {
    mkdirSync(join(folder, 'web/dist'), { recursive: true })
    writeFileSync(join(folder, 'web/a.ts'), '1')
    const hash = () => hashSources([join(folder, 'web')])
    const before = hash()
    writeFileSync(join(folder, 'web/a.test.ts'), '1')
    writeFileSync(join(folder, 'web/dist/a.js'), '1')
    expect(hash()).toBe(before)
    writeFileSync(join(folder, 'web/a.ts'), '2')
    expect(hash()).not.toBe(before)
  })
})

describe('a program', () => {
  it('is found on the path', () => {
    expect(onPath('tool', folder)).toBeUndefined()
    writeFileSync(join(folder, 'tool'), '')
    expect(onPath('tool', `/nowhere:${folder}`)).toBe(join(folder, 'tool'))
  })
})
