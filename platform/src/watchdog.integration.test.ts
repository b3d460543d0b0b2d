import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createWatchdog } from './watchdog.ts'

const PROGRAM = join(import.meta.dirname, 'testing/watched.ts')
let home: string
let folder: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'highjinks-watchdog-'))
  folder = join(home, 'hung')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly said: string
}

function run(what: string, whenWatched: (child: ChildProcess) => void = () => undefined): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, folder, what], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (said === '') whenWatched(child)
    said += text
  })
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, said })))
}

test('[HUNG-1] a loop that hangs ends its process, which leaves written down and says what it was doing', async () => {
  const { signal, said } = await run('hang')
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(said.split('\n')[1] ?? '')).toMatchObject({
    level: 'fatal',
    what: 'number 7',
    isKept: true,
    msg: 'the loop has hung for 1 s: this process ends',
  })
  const [name = ''] = readdirSync(folder)
  expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toEqual({ what: 'number 7' })
  expect([statSync(folder).mode & 0o777, statSync(join(folder, name)).mode & 0o777]).toEqual([0o700, 0o600])
})

test('[HUNG-1] what was done before it hung is not blamed, and a folder that takes nothing does not save it', async () => {
  writeFileSync(folder, 'a file')
  const { signal, said } = await run('hang in nothing')
  expect(signal).toBe('SIGKILL')
  expect(said).toContain('"what":""')
  rmSync(folder)
  writeFileSync(folder, 'a file')
  expect(await run('hang')).toMatchObject({ signal: 'SIGKILL', said: expect.stringContaining('"isKept":false') })
})

test.each(['turn slowly', 'start slowly'])('[HUNG-1] one may %s', async (what) => {
  expect(await run(what)).toEqual({ code: 0, signal: null, said: 'watched\n' })
})

test('[HUNG-1] a process that slept or was stopped doesn’t count as hung', async () => {
  const ended = await run('sleep', (child) => {
    child.kill('SIGSTOP')
    setTimeout(() => child.kill('SIGCONT'), 1500)
  })
  expect(ended).toEqual({ code: 0, signal: null, said: 'watched\n' })
})

test('[HUNG-3] what has hung a loop twice is set aside, here and in a process that shares the folder', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const open = () => createWatchdog({ folder, log, output: 1 })
  expect(open().isSetAside('number 7')).toBe(false)
  await run('hang')
  expect(open().isSetAside('number 7')).toBe(false)
  const other = open()
  await run('hang')
  expect(open().isSetAside('number 7')).toBe(true)
  expect(other.isSetAside('number 7')).toBe(true)
  expect(other.isSetAside('number 8')).toBe(false)
  expect(lines.join('')).toContain('"what":"number 7","times":2')
})

test('[HUNG-3] what cannot be read says nothing, and what is older than any session is forgotten', () => {
  mkdirSync(folder)
  const old = Date.now() - 3 * 24 * 60 * 60 * 1000
  for (const [name, text] of [
    [`${Date.now()}-1.json`, '{"what":"a"}'],
    [`${Date.now()}-2.json`, '{"wh'],
    [`${Date.now()}-3.json`, '{"what":7}'],
    [`${old}-4.json`, '{"what":"a"}'],
    ['notes.txt', '{"what":"a"}'],
  ] as const)
    writeFileSync(join(folder, name), text)
  expect(createWatchdog({ folder, log: createLog('silent'), output: 1 }).isSetAside('a')).toBe(false)
  expect(readdirSync(folder)).toHaveLength(4)
})
