import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSession, takeSeat } from '@highjinks/realtime-server/testing'
import { openRedisStore, type SessionStore } from '@highjinks/session-store'
import { freePort, startRedisServer } from '@highjinks/session-store/testing'
import { Program } from './play/processes.ts'
import { memoryOf, openSession } from './play/raw.ts'
import { percentile } from './play/verify.ts'
import { act, type Load, Screen, type Table } from './realtime/screens.ts'
import { median } from './timing.ts'

const GUESTS = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus']
const SCALE = Number(process.env['SCALE'] ?? 1)
const TABLES = 16
const SLICE_MS = 1500
const ROUNDS = 7
const WARM_UP = 3

interface OpenSession {
  readonly code: string
  readonly seats: readonly { readonly id: string; readonly token: string }[]
}

/** One tap shown on eight screens, against Socket.IO alone doing the same broadcast, in turns on one machine. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-bench-'))
  const redis = await startRedisServer('always')
  const store = await openRedisStore({ url: redis.url })
  const embedded = new Program('embedded/src/main.ts', await freePort(), { DATA_DIR: folder, HOME: folder })
  const nodes = [await freePort(), await freePort()].map(
    (port) => new Program('realtime-server/src/main.ts', port, { REDIS_URL: redis.url }),
  )
  const programs = [embedded, ...nodes]
  try {
    await Promise.all(programs.map((program) => program.start()))
    const ours = await openTables([embedded], TABLES, () => openSession(`http://127.0.0.1:${embedded.port}`, GUESTS))
    const shown = ours[0]?.actor.last ?? ''
    const view = JSON.stringify(JSON.parse(shown.slice(2))[1].view)
    const bare = new Program('bench/src/realtime/bare.ts', await freePort(), { VIEW: view })
    programs.push(bare)
    await bare.start()
    const anybody = async () => ({
      code: `bare${Math.random()}`,
      seats: Array.from({ length: 8 }, () => ({ id: 'x', token: 'x' })),
    })
    const theirs = await openTables([bare], TABLES, anybody)
    const writer = async (place: Readonly<Record<string, string>>) =>
      new Program('bench/src/realtime/bare.ts', await freePort(), { VIEW: view, ...place })
    const filing = await writer({ DATA_DIR: join(folder, 'bare') })
    const storing = await writer({ REDIS_URL: redis.url })
    programs.push(filing, storing)
    await Promise.all([filing.start(), storing.start()])
    const filed = await openTables([filing], TABLES, anybody)
    const stored = await openTables([storing], TABLES, anybody)
    const spread = await openTables(nodes, TABLES, () => openStored(store))
    await compare('embedded', [ours, [embedded]], [theirs, [bare]])
    await compare('bare that writes to SQLite as well', [filed, [filing]], [theirs, [bare]])
    await compare('Redis, two processes', [spread, nodes], [theirs, [bare]])
    await compare('bare, one process, that writes to Redis as well', [stored, [storing]], [theirs, [bare]])
    for (const table of [...ours, ...theirs, ...filed, ...stored, ...spread])
      for (const screen of table.screens) screen.close()
    const opened = () => openSession(`http://127.0.0.1:${embedded.port}`, GUESTS)
    for (const [name, program, open] of [
      ['embedded', embedded, opened],
      ['bare', bare, anybody],
    ] as const) {
      await crowd(name, program, open)
      await many(name, program, open)
    }
  } finally {
    await Promise.all(programs.map((program) => program.end()))
    await store.close()
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openStored(store: SessionStore): Promise<OpenSession> {
  const session = await makeSession(store, 'truth-or-dare', { pace: 'none' })
  const seats = [session.host]
  for (const name of GUESTS) seats.push(await takeSeat(store, session, name))
  return { code: session.code, seats }
}

async function openTables(
  programs: readonly Program[],
  count: number,
  open: () => Promise<OpenSession>,
): Promise<Table[]> {
  const tables: Table[] = []
  for (let i = 0; i < count; i++) {
    const { code, seats } = await open()
    const screens = await Promise.all(
      seats.map(({ token }, n) =>
        Screen.open(programs[n % programs.length]?.port ?? 0, { proto: 1, code, seats: [token] }),
      ),
    )
    const [actor] = screens
    if (actor) tables.push({ actor, seat: seats[0]?.id ?? '', screens, seq: 0 })
  }
  return tables
}

type Side = readonly [readonly Table[], readonly Program[]]

/** Ratios are taken within a round: what else the machine does at that moment slows both. */
async function compare(name: string, ours: Side, theirs: Side): Promise<void> {
  const rounds: { our: Load; their: Load }[] = []
  const load = ([tables, programs]: Side) =>
    act(
      tables,
      SLICE_MS * SCALE,
      programs.map((program) => program.pid),
    )
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const our = await load(ours)
    const their = await load(theirs)
    if (round >= WARM_UP) rounds.push({ our, their })
  }
  const of = (pick: (round: { our: Load; their: Load }) => number) => median(rounds.map(pick))
  const all = (side: 'our' | 'their', what: 'acks' | 'lasts') => rounds.flatMap((round) => round[side][what])
  const ms = (values: readonly number[]) =>
    `${percentile(values, 0.5).toFixed(1)}/${percentile(values, 0.99).toFixed(1)}`
  console.log(
    `  ${name}: ${of(({ our }) => our.perSecond).toFixed(0)} actions/s, bare ${of(({ their }) => their.perSecond).toFixed(0)}, ratio ${of(({ our, their }) => our.perSecond / their.perSecond).toFixed(2)}`,
  )
  console.log(
    `    per CPU-second ${of(({ our }) => our.perCpuSecond).toFixed(0)}, bare ${of(({ their }) => their.perCpuSecond).toFixed(0)}, ratio ${of(({ our, their }) => our.perCpuSecond / their.perCpuSecond).toFixed(2)}`,
  )
  console.log(
    `    p50/p99 ms: ack ${ms(all('our', 'acks'))}, last of eight ${ms(all('our', 'lasts'))}; bare ${ms(all('their', 'acks'))}, ${ms(all('their', 'lasts'))}`,
  )
  console.log(
    `    bytes per action and screen: ${of(({ our }) => our.bytesPerScreen).toFixed(0)}, bare ${of(({ their }) => their.bytesPerScreen).toFixed(0)}`,
  )
}

/** Thousands watch one table, from several addresses: the players must not notice. */
async function crowd(name: string, program: Program, open: () => Promise<OpenSession>): Promise<void> {
  const session = await open()
  const [table] = await openTables([program], 1, async () => session)
  if (!table) return
  const before = await memoryOf(program.pid)
  const watchers: Screen[] = []
  const count = Math.min(10_000 * SCALE, 10_000)
  while (watchers.length < count) {
    const host = `127.0.0.${2 + Math.floor(watchers.length / 5000)}`
    const some = Array.from({ length: 50 }, () =>
      Screen.open(program.port, { proto: 1, code: session.code, seats: [] }, host),
    )
    watchers.push(...(await Promise.all(some)))
  }
  const memory = ((await memoryOf(program.pid)) - before) / watchers.length
  const { acks } = await act([table], 5000, [program.pid], 50)
  console.log(
    `  ${name}, ${watchers.length} watchers: players' ack p50 ${percentile(acks, 0.5).toFixed(1)}, p99 ${percentile(acks, 0.99).toFixed(1)} ms; ${(memory * 1024).toFixed(1)} KB a connection`,
  )
  for (const screen of [...watchers, ...table.screens]) screen.close()
}

async function many(name: string, program: Program, open: () => Promise<OpenSession>): Promise<void> {
  const count = Math.round(200 * Math.min(1, SCALE))
  const tables = await openTables([program], count, open)
  const { acks, perSecond } = await act(tables, 8000, [program.pid], 2000)
  console.log(
    `  ${name}, ${count} sessions of 8, an action each every 2 s (${perSecond.toFixed(0)}/s): ack p50 ${percentile(acks, 0.5).toFixed(1)}, p99 ${percentile(acks, 0.99).toFixed(1)} ms`,
  )
  for (const table of tables) for (const screen of table.screens) screen.close()
}
