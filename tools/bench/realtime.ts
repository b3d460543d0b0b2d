import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { env } from 'node:process'
import { freePort, type RedisServer, startRedisServer } from '@highjinks/session-store/testing'
import { Program } from '../drills/play/processes.ts'
import { crowd } from './realtime/crowd.ts'
import { type Mode, playScenes, setBack } from './realtime/play.ts'
import { compare, report, type Side } from './realtime/report.ts'
import { openBare, openOurs } from './realtime/sides.ts'
import { makeScenes, setTables } from './realtime/tables.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The folder for the processes' profiles. */
const { PROFILE, BEFORE, LIVE_LAYOUT } = env
const SCALE = Number(env['SCALE'] ?? 1)
const TABLES = Math.max(2, Math.round(48 * SCALE))
const ROUNDS = Number(env['ROUNDS'] ?? 15)
/** Rounds to skip until every process's compilers have settled. */
const WARM_UP = Number(env['WARM_UP'] ?? 10)
const WATCHERS = Number(env['WATCHERS'] ?? Math.round(10_000 * SCALE))
/** Moves per second at all tables together, if people think. */
const THOUGHT_RATE = 200

/**
 * The ways of tapping, and the share of a bare server's moves per processor second that embedded, one process and two
 * processes should reach.
 */
const MODES: Readonly<Record<string, { readonly mode: Mode; readonly aims: readonly (number | null)[] }>> = {
  chain: { mode: { kind: 'chain' }, aims: [0.8, 0.7, 0.4] },
  burst: { mode: { kind: 'burst' }, aims: [1.5, 1, null] },
  think: { mode: { kind: 'think', pauseMs: (1000 * TABLES) / THOUGHT_RATE }, aims: [null, null, null] },
}

/**
 * Plays real moves of two games at tables of eight, with every view and hand that they change, and compares with
 * Socket.IO alone sending the same bytes, and with one that also writes the same bytes to the same store before it
 * answers. `MODE=chain,burst` picks ways of tapping; `BEFORE=folder` adds another checkout's servers to the same
 * rounds; `WATCHERS=0` leaves out the watchers; `LIVE_LAYOUT=1` writes the whole document at every move.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-bench-'))
  const stores: RedisServer[] = []
  const programs: Program[] = []
  /** Each side has its own Redis, because a process checks every session it finds there and hears about each. */
  const onRedis = async () => {
    const redis = await startRedisServer('always', ['--auto-aof-rewrite-percentage', '0'])
    stores.push(redis)
    return { REDIS_URL: redis.url }
  }
  const start = async (file: string, place: Readonly<Record<string, string>>, root = ROOT) => {
    const path = join(relative(ROOT, resolve(root)), `tools/bench/realtime/${file}.ts`)
    const given = { HOME: folder, ...(PROFILE && { PROFILE }), ...(LIVE_LAYOUT && { LIVE_LAYOUT }), ...place }
    const program = new Program(path, await freePort(), given)
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
    const ours = async (name: string, places: readonly Readonly<Record<string, string>>[], root = ROOT) => {
      const own = setTables(TABLES, scenes)
      const file = join(folder, `${name}.json`)
      writeFileSync(file, JSON.stringify(own.map(({ session }) => session)))
      const first = await start('ours', { TABLES: file, ...places[0] }, root)
      const others = await Promise.all(places.slice(1).map((place) => start('ours', place, root)))
      return openOurs(name, [first, ...others], own)
    }
    const place = (name: string) => {
      const path = join(folder, name)
      mkdirSync(path)
      return { DATA_DIR: path }
    }
    const all = async (suffix: string, root: string) => {
      const both = await onRedis()
      return [
        await ours(`embedded${suffix}`, [place(`ours${suffix}`)], root),
        await ours(`Redis, one process${suffix}`, [await onRedis()], root),
        await ours(`Redis, two processes${suffix}`, [both, both], root),
      ]
    }
    const alone = await bare('bare', {})
    const filing = await bare('bare that writes to SQLite', place('bare'))
    const storing = await bare('bare that writes to Redis', await onRedis())
    const before = BEFORE ? await all(', before', BEFORE) : []
    const now = await all('', ROOT)
    const sides = [alone, filing, storing, ...before, ...now]
    for (const kind of (env['MODE'] ?? Object.keys(MODES).join(',')).split(',')) {
      const { mode, aims } = MODES[kind] ?? {}
      if (!mode || !aims) throw new Error(`no mode ${kind}; there are ${Object.keys(MODES).join(', ')}`)
      await playRounds(sides, mode, () => logSizeOf(stores))
      console.log(`  ${kind}: ${TABLES} tables of eight, ${now[0]?.rounds[0]?.moves} moves a round, ${ROUNDS} rounds`)
      for (const side of sides) report(side, alone)
      for (const [i, side] of now.entries()) {
        const beside = i === 0 ? filing : storing
        if (before[i]) compare(before[i], beside, null)
        compare(side, beside, aims[i] ?? null)
        if (before[i]) compare(side, before[i], null)
      }
    }
    const [embedded] = now
    const [watched] = embedded?.tables ?? []
    for (const table of sides.flatMap(({ tables }) => tables))
      if (table !== watched) for (const screen of table.screens) screen.close()
    if (watched && embedded?.programs[0] && WATCHERS > 0) await crowd(embedded.programs[0], watched, WATCHERS, start)
  } finally {
    await Promise.all(programs.map((program) => program.end('SIGTERM')))
    await Promise.all(stores.map((redis) => redis.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The sides take turns within each round; warm-up rounds don't count. */
async function playRounds(sides: readonly Side[], mode: Mode, logSize: () => Promise<number>): Promise<void> {
  for (const { rounds } of sides) rounds.length = 0
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const { name, door, tables, programs, rounds } of sides) {
      if (door !== null)
        await setBack(door, tables).catch((fault: unknown) => {
          throw new Error(`${name} was not set back. ${programs.flatMap(({ deaths }) => deaths).join('\n')}`, {
            cause: fault,
          })
        })
      const pids = programs.map(({ pid }) => pid)
      const before = await logSize()
      const load = await playScenes(tables, pids, mode)
      if (round >= WARM_UP) rounds.push({ ...load, logged: (await logSize()) - before })
    }
  }
}

/** Returns the total length of these append-only files. */
async function logSizeOf(stores: readonly RedisServer[]): Promise<number> {
  const infos = await Promise.all(stores.map((redis) => redis.command('INFO', 'persistence')))
  return infos.reduce<number>((sum, info) => sum + Number(/aof_current_size:(\d+)/.exec(String(info))?.[1] ?? 0), 0)
}
