import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { freePort, startRedisServer } from '@highjinks/session-store/testing'
import { Program } from './play/processes.ts'
import { memoryOf } from './play/raw.ts'
import { percentile } from './play/verify.ts'
import { type Load, type PlayedTable, playScenes, setBack } from './realtime/play.ts'
import { Screen } from './realtime/screens.ts'
import { makeScenes, type Scene, setTables } from './realtime/tables.ts'
import { median } from './timing.ts'

/** A folder in which each process leaves its profile. */
const { PROFILE } = env
const SCALE = Number(env['SCALE'] ?? 1)
const TABLES = Math.max(2, Math.round(48 * SCALE))
const ROUNDS = 15
/** Until the compilers of all processes have settled. */
const WARM_UP = 10
const WATCHERS = Math.round(10_000 * SCALE)
const WATCHED_SCENES = 20
const WATCHED_PAUSE_MS = 40
/** A share of what a server does that has no rules and keeps its promises as well. */
const AIM = 0.85
const WATCHED_AIM_MS = 50

/** A server with all its tables, and what came of each round. */
interface Side {
  readonly name: string
  readonly programs: readonly Program[]
  readonly tables: readonly PlayedTable[]
  /** Where the tables are set back; null: they need not be. */
  readonly door: number | null
  readonly rounds: Load[]
}

/**
 * Real moves of two games at tables of eight, with every view and hand that they change, beside Socket.IO alone that sends
 * the same bytes, and beside one that also writes the same bytes to the same store before it answers.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-bench-'))
  const redis = await startRedisServer('always')
  const programs: Program[] = []
  const profiling = PROFILE ? { PROFILE } : undefined
  const start = async (file: string, place: Readonly<Record<string, string>>) => {
    const program = new Program(`bench/src/realtime/${file}.ts`, await freePort(), {
      HOME: folder,
      ...profiling,
      ...place,
    })
    programs.push(program)
    await program.start()
    return program
  }
  try {
    const tape = join(folder, 'tape.json')
    const scenes = makeScenes(Date.now())
    writeFileSync(tape, JSON.stringify(scenes.map(({ steps }) => steps)))
    const bare = async (name: string, place: Readonly<Record<string, string>>) =>
      openBare(name, await start('bare', { TAPE: tape, ...place }), setTables(TABLES, scenes))
    const ours = async (name: string, places: readonly Readonly<Record<string, string>>[]) => {
      const own = setTables(TABLES, scenes)
      const file = join(folder, `${name}.json`)
      writeFileSync(file, JSON.stringify(own.map(({ session }) => session)))
      const first = await start('ours', { TABLES: file, ...places[0] })
      const others = await Promise.all(places.slice(1).map((place) => start('ours', place)))
      return openOurs(name, [first, ...others], own)
    }
    const place = (name: string) => {
      const path = join(folder, name)
      mkdirSync(path)
      return { DATA_DIR: path }
    }
    const onRedis = { REDIS_URL: redis.url }
    const alone = await bare('bare', {})
    const filing = await bare('bare that writes to SQLite', place('bare'))
    const storing = await bare('bare that writes to Redis', onRedis)
    const embedded = await ours('embedded', [place('ours')])
    const one = await ours('Redis, one process', [onRedis])
    const two = await ours('Redis, two processes', [onRedis, onRedis])
    const sides = [alone, embedded, filing, one, storing, two]
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      for (const side of sides) {
        if (side.door !== null) await setBack(side.door, side.tables)
        const load = await playScenes(
          side.tables,
          side.programs.map(({ pid }) => pid),
        )
        if (round >= WARM_UP) side.rounds.push(load)
      }
    }
    console.log(`  ${TABLES} tables of eight, ${embedded.rounds[0]?.moves} moves a round, ${ROUNDS} rounds`)
    for (const side of sides) report(side, alone)
    compare(embedded, filing)
    compare(one, storing)
    compare(two, storing)
    const [watched] = embedded.tables
    for (const table of sides.flatMap(({ tables }) => tables))
      if (table !== watched) for (const screen of table.screens) screen.close()
    if (watched && embedded.programs[0]) await crowd(embedded.programs[0], watched, start)
  } finally {
    await Promise.all(programs.map((program) => program.end('SIGTERM')))
    await redis.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openOurs(name: string, programs: readonly Program[], scenes: readonly Scene[]): Promise<Side> {
  const tables: PlayedTable[] = []
  for (const scene of scenes) tables.push(await seat(scene, programs))
  return { name, programs, tables, door: programs[0]?.port ?? 0, rounds: [] }
}

async function seat(scene: Scene, programs: readonly Program[]): Promise<PlayedTable> {
  const { code } = scene.session
  const screens = scene.tokens.map((token, i) =>
    Screen.open(programs[i % programs.length]?.port ?? 0, { proto: 1, code, seats: [token] }),
  )
  return { scene, screens: await Promise.all(screens), seqs: [], cue: 0 }
}

async function openBare(name: string, program: Program, scenes: readonly Scene[]): Promise<Side> {
  const tables: PlayedTable[] = []
  for (const [number, scene] of scenes.entries()) {
    const screens = scene.tokens.map((_, i) => Screen.open(program.port, { number, seat: i }))
    tables.push({ scene, screens: await Promise.all(screens), seqs: [], cue: 0 })
  }
  return { name, programs: [program], tables, door: null, rounds: [] }
}

const perCpuSecond = ({ moves, cpuSeconds }: Load) => moves / cpuSeconds

function report({ name, rounds }: Side, { rounds: alone }: Side): void {
  const ms = (values: readonly number[]) =>
    `${percentile(values, 0.5).toFixed(1)}/${percentile(values, 0.99).toFixed(1)} ms`
  const share = median(rounds.map((round, i) => perCpuSecond(round) / perCpuSecond(alone[i] ?? round)))
  console.log(
    `  ${name}: ${median(rounds.map(perCpuSecond)).toFixed(0)} moves a CPU-second, ${share.toFixed(2)} of bare; ` +
      `${median(rounds.map(({ moves, seconds }) => moves / seconds)).toFixed(0)}/s, ` +
      `ack p50/p99 ${ms(rounds.flatMap(({ acks }) => acks))}, last screen ${ms(rounds.flatMap(({ lasts }) => lasts))}, ` +
      `${median(rounds.map(({ bytes, moves }) => bytes / moves)).toFixed(0)} bytes a move`,
  )
}

/** Ratios are taken within a round: what else the machine does at that moment slows both. */
function compare(ours: Side, theirs: Side): void {
  const shares = ours.rounds.map((round, i) => perCpuSecond(round) / perCpuSecond(theirs.rounds[i] ?? round))
  const share = median(shares)
  console.log(`  ${ours.name}: ${share.toFixed(2)} of ${theirs.name}${share < AIM ? `, the aim is ${AIM}` : ''}`)
}

type Start = (file: string, place: Readonly<Record<string, string>>) => Promise<Program>

/** Thousands watch one table, from several addresses: the players must not notice. */
async function crowd(program: Program, table: PlayedTable, start: Start): Promise<void> {
  const calm = await playWatched(program, table)
  const before = await memoryOf(program.pid)
  const place = { SERVER: `${program.port}`, CODE: table.scene.session.code, COUNT: `${WATCHERS}` }
  const crowded = await start('watchers', place)
  const opened = async () => Number(await (await fetch(`http://127.0.0.1:${crowded.port}`)).text())
  while ((await opened()) < WATCHERS) await new Promise((resolve) => setTimeout(resolve, 250))
  const memory = ((await memoryOf(program.pid)) - before) / WATCHERS
  const watched = await playWatched(program, table)
  const ms = (acks: readonly number[]) =>
    `p50 ${percentile(acks, 0.5).toFixed(1)}, p99 ${percentile(acks, 0.99).toFixed(1)} ms`
  console.log(
    `  ${WATCHERS} watchers: players' ack ${ms(watched)} (without them ${ms(calm)}); ${(memory * 1024).toFixed(1)} KB a connection` +
      (percentile(watched, 0.99) > WATCHED_AIM_MS ? `, the aim is ${WATCHED_AIM_MS} ms` : ''),
  )
}

async function playWatched(program: Program, table: PlayedTable): Promise<number[]> {
  const acks: number[] = []
  for (let i = 0; i < WATCHED_SCENES; i++) {
    await setBack(program.port, [table])
    acks.push(...(await playScenes([table], [program.pid], WATCHED_PAUSE_MS)).acks)
  }
  return acks
}
