import process, { env } from 'node:process'
import { seeded } from '@highjinks/games'
import { advanceClock, type Session } from '@highjinks/games/session'
import { newPlayerId, openRedisStore, type SessionStore } from '@highjinks/session-store'
import { freePort, someSession, startRedisServer } from '@highjinks/session-store/testing'
import { Program } from './play/processes.ts'
import { cpuOf } from './rest/cpu.ts'

const SCALE = Number(env['SCALE'] ?? 1)
const ROOMS = Math.round(10_000 * SCALE)
const SEATS = 4
/** Rooms do not begin together: their clocks are spread over this. */
const SPREAD_MS = 60_000
const WARM_UP_MS = 10_000
const MEASURED_MS = 40_000
const AIM_MS = 300
const DOUBLED_MOST = 0.05

interface Found {
  readonly commits: number
  readonly idle: number
  readonly p99: number
  readonly cpuPerCommit: number
}

/**
 * Ten thousand rooms in play whose people watch and do nothing, so that every step is a clock's: how late the clocks are,
 * and what a commit costs, with one, two and four processes on one Redis.
 */
export async function run(): Promise<void> {
  console.log(`${ROOMS} rooms of ${SEATS} over Redis, whose clocks alone move them on`)
  const rows: Found[] = []
  for (const count of [1, 2, 4]) {
    const found = await measure(count)
    rows.push(found)
    const doubled = found.idle / (found.commits + found.idle)
    console.log(
      `  ${count} ${count === 1 ? 'process' : 'processes'}: ${found.commits} commits, late p99 ${found.p99} ms, ` +
        `${found.cpuPerCommit.toFixed(2)} ms of processor a commit, ${(doubled * 100).toFixed(1)} % in vain`,
    )
    if (found.p99 > AIM_MS || doubled > DOUBLED_MOST) process.exitCode = 1
  }
}

async function measure(count: number): Promise<Found> {
  const redis = await startRedisServer('always')
  const store = await openRedisStore({ url: redis.url })
  const programs = await Promise.all(
    Array.from(
      { length: count },
      async () => new Program('realtime-server/src/main.ts', await freePort(), { REDIS_URL: redis.url }),
    ),
  )
  try {
    await fill(store)
    await Promise.all(programs.map((program) => program.start()))
    await pause(WARM_UP_MS)
    const [before, cpuBefore] = [await all(programs), cpuSum(programs)]
    await pause(MEASURED_MS)
    const [after, cpuAfter] = [await all(programs), cpuSum(programs)]
    const commits = after.count - before.count
    return {
      commits,
      idle: after.idle - before.idle,
      p99: percentileOf(after, before, 0.99),
      cpuPerCommit: (cpuAfter - cpuBefore) / Math.max(1, commits),
    }
  } finally {
    await Promise.all(programs.map((program) => program.end()))
    await store.close()
    await redis.stop()
  }
}

/** Rooms whose seats are kept online from here, for as long as it takes. */
async function fill(store: SessionStore): Promise<void> {
  const random = seeded(7)
  for (let first = 0; first < ROOMS; first += 200) {
    const rooms = Array.from({ length: Math.min(200, ROOMS - first) }, () => inPlay(store.now(), random))
    await Promise.all(rooms.map((room) => store.create(room)))
    const connections = rooms.flatMap((room) =>
      room.seats.map(({ id }) => ({ session: room.id, seat: id, connection: `bench-${id}` })),
    )
    await store.presence.keep(connections, 60 * 60_000)
  }
}

/** A game that began a while ago: its first clocks are spread over a minute. */
function inPlay(now: number, random: () => number): Session {
  const made = someSession(now)
  const [host] = made.seats
  if (!host) throw new Error('a session begins with its host')
  const here = { ...host, userId: null, online: true, wasClaimed: true, awaySince: null, onlineSince: now }
  const seats = Array.from({ length: SEATS }, (_, i) => ({
    ...here,
    id: i === 0 ? here.id : newPlayerId(),
    name: `P${i}`,
  }))
  const settings = { ...made.settings, clock: 'hard' as const }
  const waiting = { ...made, seats, settings, status: 'starting' as const, asleepSince: null }
  const startsAt = now + Math.floor(random() * SPREAD_MS)
  const opened = advanceClock({ ...waiting, startsAt }, { now: startsAt, random })
  if (!opened.ok) throw new Error('the table did not open')
  return opened.state
}

interface Counts {
  readonly count: number
  readonly idle: number
  /** At most so many ms late: how many. */
  readonly buckets: ReadonlyMap<number, number>
}

/** What all processes have counted, read as an operator would. */
async function all(programs: readonly Program[]): Promise<Counts> {
  const texts = await Promise.all(
    programs.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const buckets = new Map<number, number>()
  let [count, idle] = [0, 0]
  for (const text of texts) {
    for (const [, most, n] of text.matchAll(/^highjinks_clock_late_ms_bucket\{le="([^"]+)"\} (\d+)/gm))
      buckets.set(
        Number(most === '+Inf' ? Infinity : most),
        (buckets.get(Number(most === '+Inf' ? Infinity : most)) ?? 0) + Number(n),
      )
    count += Number(/^highjinks_clock_late_ms_count (\d+)/m.exec(text)?.[1] ?? 0)
    idle += Number(/^highjinks_clock_idle (\d+)/m.exec(text)?.[1] ?? 0)
  }
  return { count, idle, buckets }
}

/** The upper end of the bucket in which this share is reached. */
function percentileOf(after: Counts, before: Counts, share: number): number {
  const wanted = (after.count - before.count) * share
  const rows = [...after.buckets].sort((a, b) => a[0] - b[0])
  return rows.find(([most, n]) => n - (before.buckets.get(most) ?? 0) >= wanted)?.[0] ?? Infinity
}

const cpuSum = (programs: readonly Program[]) => programs.reduce((sum, { pid }) => sum + (cpuOf(pid) ?? 0), 0)

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
