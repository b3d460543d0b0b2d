import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@highjinks/embedded'
import { auth, challenge } from '@highjinks/protocol'
import { closeSqlite, openSqlite, sqliteRecords } from '@highjinks/rest-api'
import { onMongo } from './leaderboard-mongo.ts'
import { report, time } from './timing.ts'

const ENTRIES = Math.round(100_000 * Number(process.env['SCALE'] ?? 1))
const ROUNDS = 300
const QUIET = { PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }

/**
 * A hundred thousand in one week's challenge, asked over HTTP of the whole product on its own store; with a MONGO_URL
 * also in that MongoDB, in a database that is made for it and dropped.
 */
export async function run(): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'highjinks-bench-'))
  try {
    const me = await signUp(DATA_DIR)
    const began = performance.now()
    await fill(DATA_DIR, me)
    console.log(`  ${ENTRIES} entries made in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    await ask(DATA_DIR, me)
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true })
  }
  if (process.env['MONGO_URL']) await onMongo(process.env['MONGO_URL'], ENTRIES)
}

interface Me {
  readonly id: string
  readonly token: string
  readonly challengeId: string
}

async function signUp(DATA_DIR: string): Promise<Me> {
  const highjinks = await startEmbedded({ ...QUIET, DATA_DIR })
  const current = await fetch(`${highjinks.url}/api/challenges/current`)
  const registered = await fetch(`${highjinks.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'me@example.com', username: 'Myself', password: 'secret-enough' }),
  })
  const { token, user } = auth.parse(await registered.json())
  const { id } = challenge.parse(await current.json())
  await highjinks.close()
  return { id: user.id, token, challengeId: id }
}

async function fill(dataDir: string, me: Me): Promise<void> {
  const db = openSqlite(dataDir)
  const { users, entries } = sqliteRecords(db)
  const join = async (userId: string, score: number, at: number) => {
    await entries.join({ challengeId: me.challengeId, userId, at, most: ENTRIES })
    await entries.score(me.challengeId, userId, { score, verified: at % 3 === 0, at })
  }
  const now = Date.now()
  await join(me.id, 500, now)
  for (let i = 1; i < ENTRIES; i++) {
    const id = `user-${i}`
    await users.create({ ...SOMEBODY, id, email: `${id}@example.com`, username: id })
    await join(id, (i * 7919) % 1001, now - i)
  }
  closeSqlite(db)
}

async function ask(DATA_DIR: string, { token, challengeId }: Me): Promise<void> {
  const { url, close } = await startEmbedded({ ...QUIET, DATA_DIR })
  const call = async (path: string) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await response.arrayBuffer()
  }
  const board = `/api/challenges/leaderboard?challengeId=${challengeId}`
  report('page one', await time(ROUNDS, () => call(board)))
  report('my rank, from the middle', await time(ROUNDS, () => call(`/api/challenges/user-entry/${challengeId}`)))
  report('the page in the middle', await time(ROUNDS, () => call(`${board}&offset=${ENTRIES / 2}`)))
  await close()
}

const SOMEBODY = {
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: 0,
  settings: { emailNotifications: true, gameUpdates: true, publicProfile: true, shareActivity: false },
  passwordHash: 'none',
  tokenVersion: 0,
  emailVerifiedAt: null,
  operatorSince: null,
  toldOfWeek: null,
  providerKey: null,
  providerAt: null,
}
