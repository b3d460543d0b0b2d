import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeSqlite, openSqlite, sqliteRecords } from '@highjinks/rest-api'
import type { Started } from '@highjinks/session-store/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { post, startProgram, until } from './testing/started.ts'

const FIXTURES = {
  'records.sqlite': '../../rest-api/src/testing/fixtures/records-1.sqlite',
  'sessions.db': '../../session-store/src/testing/fixtures/sessions-3.db',
}

let folder: string
let started: Started[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'highjinks-upgrade-'))
  for (const [name, from] of Object.entries(FIXTURES)) copyFileSync(join(import.meta.dirname, from), join(folder, name))
  started = []
})
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await Promise.all(started.map(({ ended }) => ended))
  rmSync(folder, { recursive: true, force: true })
})

function start(): Started {
  const one = startProgram('embedded/src/main.ts', {
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  })
  started.push(one)
  return one
}
const ready = (one: Started) => until(() => /^Highjinks is ready at (\S+)\n/.exec(one.out())?.[1])
const signIn = (url: string) => post(`${url}/api/auth/login`, { email: 'ada@example.com', password: 'secret-enough' })

test('[KEPT-1] a data folder of the first version is started: accounts sign in with their passwords', async () => {
  const url = await ready(start())
  const { user, token } = await signIn(url)
  expect(user).toMatchObject({ username: 'Ada', firstName: 'Ada' })
  const answer = await fetch(`${url}/api/history`, { headers: { authorization: `Bearer ${token}` } })
  const { entries } = JSON.parse(await answer.text())
  expect(entries.at(-1)).toMatchObject({ gameName: 'Truth or Dare', players: 3 })
})

test('[KEPT-3] killed again and again while it is brought up, in the end it is', async () => {
  for (let i = 0; i < 6; i++) {
    const one = start()
    // A start takes about a second, and files are opened somewhere in it
    await new Promise((resolve) => setTimeout(resolve, 300 + 150 * i))
    one.child.kill('SIGKILL')
    await one.ended
  }
  const url = await ready(start())
  expect((await signIn(url)).user).toMatchObject({ username: 'Ada' })
  const copies = readdirSync(folder).filter((name) => name.startsWith('records.sqlite.before-1.') && name.endsWith('Z'))
  expect(copies.length).toBeGreaterThan(0)
  for (const name of copies) {
    const back = join(folder, `back-${name}`)
    mkdirSync(back)
    copyFileSync(join(folder, name), join(back, 'records.sqlite'))
    const db = openSqlite(back)
    expect(await sqliteRecords(db).users.byEmail('cleo@example.com')).toMatchObject({ tokenVersion: 1 })
    closeSqlite(db)
  }
})

test.each(['records.sqlite', 'sessions.db'])('[KEPT-4] a newer %s stops the start with one line', async (name) => {
  const bytes = readFileSync(join(folder, name))
  // SQLite keeps the user version there
  bytes.writeUInt32BE(99, 60)
  writeFileSync(join(folder, name), bytes)
  const one = start()
  expect(await one.ended).toBe(1)
  expect(one.err()).toMatch(
    /^\S+ is of a newer version of Highjinks \(layout 99; this one knows \d+\): start the newer version, or put back a copy from before the upgrade\n$/,
  )
})
