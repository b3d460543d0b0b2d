import process, { env } from 'node:process'
import { Program, percentile, Screen } from '@highjinks/drills/play'
import { GAMES, seeded } from '@highjinks/games'
import { createSession, type Session } from '@highjinks/games/session'
import {
  hashToken,
  newCode,
  newPlayerId,
  newSessionId,
  newToken,
  openRedisStore,
  type SessionStore,
} from '@highjinks/session-store'
import { freePort, startRedisServer } from '@highjinks/session-store/testing'
import { Redis } from 'ioredis'
import { cpuOf } from '../rest/cpu.ts'

const OPENED_AT_ONCE = 50
/** An address has not enough ports for more. */
const PER_ADDRESS = 5000
/** Longer than an entry is kept, so that whoever is healthy would have come due. */
const SETTLE_MS = Number(env['SETTLE_MS'] ?? 30_000)
const QUIET_MS = 10_000
const DROPS = 60
const DROP_EVERY_MS = 250
const POLL_MS = 100
/** A phone may come back for so long before anybody hears of it. */
const GRACE_MS = 5000
/** After that. */
const AIM_MS = 5000

interface Size {
  readonly sessions: number
  /** Each with a phone of its own. */
  readonly seats: number
}

interface Table {
  readonly session: Session
  readonly screens: readonly Screen[]
}

/**
 * One process on Redis that serves so many sessions in which nobody does anything: what that takes, and how long it is
 * until the table knows of a phone that went without a word. `BEFORE=folder` names another checkout to be measured.
 */
export async function measureDropped({ sessions, seats }: Size): Promise<void> {
  const redis = await startRedisServer('no')
  const store = await openRedisStore({ url: redis.url })
  const place = `${env['BEFORE'] ? `${env['BEFORE']}/` : ''}realtime-server/src/main.ts`
  const program = new Program(place, await freePort(), { REDIS_URL: redis.url })
  const tables: Table[] = []
  try {
    await program.start()
    for (let made = 0; made < sessions; made += OPENED_AT_ONCE) {
      const some = Array.from({ length: Math.min(OPENED_AT_ONCE, sessions - made) }, () =>
        openTable(store, program.port, seats, made * seats),
      )
      tables.push(...(await Promise.all(some)))
    }
    await pause(SETTLE_MS)
    const quiet = await measureQuiet(redis.url, program)
    const [alone, others] = await dropSome(store, tables)
    const figures = (late: readonly number[]) =>
      late.length === 0
        ? 'none'
        : `p50 ${seconds(percentile(late, 0.5))}, most ${seconds(Math.max(...late))} s after it went`
    console.log(
      `  ${sessions} sessions of ${seats} in one process: ${quiet}; a phone is seen to be gone, the last of its table: ` +
        `${figures(alone)}; another: ${figures(others)}`,
    )
    if (Math.max(...alone, ...others) > GRACE_MS + AIM_MS) process.exitCode = 1
  } finally {
    for (const screen of tables.flatMap((table) => table.screens)) screen.close()
    await program.end()
    await store.close()
    await redis.stop()
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

async function openTable(store: SessionStore, port: number, count: number, number: number): Promise<Table> {
  const tokens = Array.from({ length: count }, newToken)
  const host = { id: newPlayerId(), name: 'P0', tokenHash: null, device: null, userId: null }
  const asked = { id: newSessionId(), code: newCode(), game: GAMES['truth-or-dare'].about, settings: undefined, host }
  const made = createSession(asked, store.now())
  const seats = tokens.flatMap((token, i) =>
    made.seats.map((seat) => ({
      ...seat,
      id: i === 0 ? seat.id : newPlayerId(),
      name: `P${i}`,
      tokenHash: hashToken(token),
      look: { color: i, hat: i },
    })),
  )
  const session = { ...made, seats }
  await store.create(session)
  const address = `127.0.0.${2 + Math.floor(number / PER_ADDRESS)}`
  const screens = tokens.map((token) => Screen.open(port, { proto: 1, code: session.code, seats: [token] }, address))
  return { session, screens: await Promise.all(screens) }
}

/** Processor time of the process, and the scripts that Redis is asked to run. */
async function measureQuiet(url: string, program: Program): Promise<string> {
  const admin = new Redis(url)
  const asked = async () => {
    const info = await admin.info('commandstats')
    const calls = (name: string) => Number(new RegExp(`cmdstat_${name}:calls=(\\d+)`).exec(info)?.[1] ?? 0)
    return { scripts: calls('evalsha'), single: calls('hgetall') + calls('hget') }
  }
  const [before, cpu] = [await asked(), cpuOf(program.pid) ?? 0]
  await pause(QUIET_MS)
  const [after, cpuAfter] = [await asked(), cpuOf(program.pid) ?? 0]
  admin.disconnect()
  const aSecond = (count: number) => ((count * 1000) / QUIET_MS).toFixed(0)
  const share = (((cpuAfter - cpu) / QUIET_MS) * 100).toFixed(1)
  return `quiet it takes ${share} % of a processor and ${aSecond(after.scripts - before.scripts)} scripts a second`
}

/** One phone after the other goes, at every other table with all its company; resolves with how long each was believed to be there. */
async function dropSome(store: SessionStore, tables: readonly Table[]): Promise<[number[], number[]]> {
  const random = seeded(11)
  const alone: number[] = []
  const others: number[] = []
  const waits: Promise<void>[] = []
  const step = Math.max(1, Math.floor(tables.length / DROPS))
  for (let i = 0; i * step < tables.length && i < DROPS; i++) {
    const table = tables[i * step]
    if (!table) continue
    const isAll = i % 2 === 0 || table.screens.length === 1
    for (const screen of isAll ? table.screens : table.screens.slice(0, 1)) screen.close()
    waits.push(untilAway(store, table).then((late) => void (isAll ? alone : others).push(late)))
    await pause(DROP_EVERY_MS * (0.5 + random()))
  }
  await Promise.all(waits)
  return [alone, others]
}

async function untilAway(store: SessionStore, { session }: Table): Promise<number> {
  const went = performance.now()
  const [first] = session.seats
  for (;;) {
    const stored = await store.read(session.id)
    if (stored?.session.seats.find(({ id }) => id === first?.id)?.online === false) return performance.now() - went
    await pause(POLL_MS)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
