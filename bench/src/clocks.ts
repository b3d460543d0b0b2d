import process, { env } from 'node:process'
import { Program } from '@highjinks/drills/play'
import { GAMES, pickOne, seeded } from '@highjinks/games'
import { advanceClock, createSession, deadlineOf, type Session } from '@highjinks/games/session'
import {
  type Connection,
  newCode,
  newPlayerId,
  newSessionId,
  openRedisStore,
  PRESENCE_TTL_MS,
  type SessionStore,
} from '@highjinks/session-store'
import { freePort, startRedisServer } from '@highjinks/session-store/testing'
import { measureDropped } from './clocks/dropped.ts'
import { cpuOf } from './rest/cpu.ts'

const SCALE = Number(env['SCALE'] ?? 1)
const ROOMS = Math.round(10_000 * SCALE)
const SEATS = 4
/** Rooms did not begin together: each has played for some part of this. */
const SPREAD_MS = 5 * 60_000
/** Until the code of every process is compiled as well. */
const WARM_UP_MS = 30_000
/** Before there are rooms: what processes take that have nothing to do. */
const SETTLE_MS = 3000
const IDLE_MS = 10_000
const MEASURED_MS = Number(env['MEASURED_MS'] ?? 40_000)
/** As often as a process that serves a room says who is connected to it; so many rooms in one go. */
const BEAT_MS = 10_000
const BEAT_ROOMS = 100
const AIM_MS = 300
const DOUBLED_MOST = 0.05
/** With four processes a commit may cost so much more than with one. */
const DEARER_MOST = 1.25

/** Rooms that one process serves, each phone with a socket of its own. */
const SERVED = [
  { sessions: Math.round(3000 * SCALE), seats: 2 },
  { sessions: ROOMS, seats: 1 },
]

interface Found {
  readonly commits: number
  readonly doubled: number
  readonly p99: number
  readonly cpuPerCommit: number
  /** So much of it the processes would have taken without a single room. */
  readonly standing: number
}

/**
 * Ten thousand rooms in play whose people watch and do nothing, so that every step is a clock's: how late the clocks are,
 * and what a commit costs, with one, two and four processes on one Redis. Before that, how soon a phone that went is seen to
 * be gone; `ONLY=dropped` stops there.
 */
export async function run(): Promise<void> {
  console.log('phones that go, at tables where nobody does anything')
  for (const size of SERVED) await measureDropped(size)
  if (env['ONLY'] === 'dropped') return
  console.log(`${ROOMS} rooms of ${SEATS} over Redis, whose clocks alone move them on`)
  const rows: Found[] = []
  for (const count of [1, 2, 4]) {
    const found = await measure(count)
    rows.push(found)
    const doubled = found.doubled / (found.commits + found.doubled)
    console.log(
      `  ${count} ${count === 1 ? 'process' : 'processes'}: ${found.commits} commits, late p99 ${found.p99} ms, ` +
        `${found.cpuPerCommit.toFixed(2)} ms of processor a commit, ${found.standing.toFixed(2)} of it without any room, ` +
        `${(doubled * 100).toFixed(1)} % in vain`,
    )
    if (found.commits === 0 || found.p99 > AIM_MS || doubled > DOUBLED_MOST) process.exitCode = 1
  }
  const dearer = ratio(rows, ({ cpuPerCommit }) => cpuPerCommit)
  const work = ratio(rows, ({ cpuPerCommit, standing }) => cpuPerCommit - standing)
  console.log(
    `  a commit with four processes costs ${dearer.toFixed(2)} of what it costs with one; ` +
      `${work.toFixed(2)} without what they take when there are no rooms`,
  )
  if (dearer > DEARER_MOST) process.exitCode = 1
}

function ratio(rows: readonly Found[], cost: (row: Found) => number): number {
  const costs = rows.map(cost)
  return (costs.at(-1) ?? 0) / (costs[0] ?? 1)
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
  let beats: { readonly stop: () => Promise<void> } | null = null
  try {
    await Promise.all(programs.map((program) => program.start()))
    await pause(SETTLE_MS)
    const cpuStanding = cpuSum(programs)
    await pause(IDLE_MS)
    const standing = (cpuSum(programs) - cpuStanding) / IDLE_MS
    beats = keepPresence(store, await fill(store))
    await pause(WARM_UP_MS)
    const [before, cpuBefore] = [await all(programs), cpuSum(programs)]
    await pause(MEASURED_MS)
    const [after, cpuAfter] = [await all(programs), cpuSum(programs)]
    const commits = after.count - before.count
    return {
      commits,
      doubled: after.doubled - before.doubled,
      p99: percentileOf(after, before, 0.99),
      cpuPerCommit: (cpuAfter - cpuBefore) / Math.max(1, commits),
      standing: (standing * MEASURED_MS) / Math.max(1, commits),
    }
  } finally {
    await beats?.stop()
    await Promise.all(programs.map((program) => program.end()))
    await store.close()
    await redis.stop()
  }
}

/** Makes the rooms; answers with those who are connected to each. */
async function fill(store: SessionStore): Promise<(readonly Connection[])[]> {
  const random = seeded(7)
  const connections: (readonly Connection[])[] = []
  for (let first = 0; first < ROOMS; first += BEAT_ROOMS) {
    const rooms = Array.from({ length: Math.min(BEAT_ROOMS, ROOMS - first) }, () => inPlay(store.now(), random))
    await Promise.all(rooms.map((room) => store.create(room)))
    for (const { id: session, seats } of rooms)
      connections.push(seats.map(({ id }) => ({ session, seat: id, connection: `bench-${id}` })))
  }
  return connections
}

/** Nobody is connected to the processes: the bench says who is here, as a process does that serves the rooms. */
function keepPresence(store: SessionStore, rooms: readonly (readonly Connection[])[]) {
  let isOver = false
  const beat = async () => {
    while (!isOver) {
      const began = performance.now()
      for (let first = 0; first < rooms.length && !isOver; first += BEAT_ROOMS) {
        await store.presence.renew('bench', rooms.slice(first, first + BEAT_ROOMS).flat(), PRESENCE_TTL_MS)
        await pause(began + BEAT_MS * Math.min(1, (first + BEAT_ROOMS) / rooms.length) - performance.now())
      }
    }
  }
  const beating = beat()
  return {
    stop: async () => {
      isOver = true
      await beating
    },
  }
}

/** A game that began a while ago, and whose clocks alone have moved it on since. */
function inPlay(now: number, random: () => number): Session {
  const game = pickOne(Object.values(GAMES), random)
  if (!game) throw new Error('there are games')
  const host = { id: newPlayerId(), name: 'P0', tokenHash: 'hash', device: null, userId: null }
  const settings = { clock: 'hard', pace: 'brisk' } as const
  const made = createSession({ id: newSessionId(), code: newCode(), game: game.about, settings, host }, now)
  const startsAt = now - Math.floor(random() * SPREAD_MS)
  const seats = Array.from({ length: SEATS }, (_, i) => ({
    ...firstSeat(made),
    id: i === 0 ? host.id : newPlayerId(),
    name: `P${i}`,
    online: true,
    wasClaimed: true,
    awaySince: null,
    onlineSince: startsAt,
  }))
  let session: Session = { ...made, seats, status: 'starting', asleepSince: null, startsAt }
  for (let due = deadlineOf(session); due !== null && due <= now; due = deadlineOf(session)) {
    const step = advanceClock(session, { now: due, random })
    if (!step.ok) throw new Error(`a clock was refused: ${step.code}`)
    session = step.state
  }
  return session
}

function firstSeat({ seats }: Session): Session['seats'][number] {
  const [seat] = seats
  if (!seat) throw new Error('a session begins with its host')
  return seat
}

interface Counts {
  readonly count: number
  readonly doubled: number
  /** At most so many ms late: how many. */
  readonly buckets: ReadonlyMap<number, number>
}

/** What all processes have counted, read as an operator would. */
async function all(programs: readonly Program[]): Promise<Counts> {
  const texts = await Promise.all(
    programs.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  )
  const buckets = new Map<number, number>()
  let [count, doubled] = [0, 0]
  for (const text of texts) {
    for (const [, most, n] of text.matchAll(/^highjinks_clock_late_ms_bucket\{le="([^"]+)"\} (\d+)/gm))
      buckets.set(
        Number(most === '+Inf' ? Infinity : most),
        (buckets.get(Number(most === '+Inf' ? Infinity : most)) ?? 0) + Number(n),
      )
    count += Number(/^highjinks_clock_late_ms_count (\d+)/m.exec(text)?.[1] ?? 0)
    doubled += Number(/^highjinks_clock_idle (\d+)/m.exec(text)?.[1] ?? 0)
  }
  return { count, doubled, buckets }
}

/** The upper end of the bucket in which this share is reached. */
function percentileOf(after: Counts, before: Counts, share: number): number {
  const wanted = (after.count - before.count) * share
  const rows = [...after.buckets].sort((a, b) => a[0] - b[0])
  return rows.find(([most, n]) => n - (before.buckets.get(most) ?? 0) >= wanted)?.[0] ?? Infinity
}

const cpuSum = (programs: readonly Program[]) => programs.reduce((sum, { pid }) => sum + (cpuOf(pid) ?? 0), 0)

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)))
}
