import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pickOne, seeded } from '@highjinks/games'
import { openRedisStore, type SessionStore } from '@highjinks/session-store'
import {
  freePort,
  type RedisServer,
  startRedisServer,
  startTcpProxy,
  type TcpProxy,
} from '@highjinks/session-store/testing'
import { readHistory } from './play/history.ts'
import { goOn, Party } from './play/party.ts'
import { pause } from './play/player.ts'
import { Program } from './play/processes.ts'
import { checkHistory, checkScreens, percentile } from './play/verify.ts'

const ROOT = join(import.meta.dirname, '../..')
const MAIN = 'realtime-server/src/main.ts'

interface ClusterOptions {
  readonly processes?: number
  /** Opens the store as a build that can read everything that is played. */
  readonly openStore?: typeof openRedisStore
  /** The format in which the first processes write sessions; later processes write patches. */
  readonly layout?: '1' | '2'
}

export interface Size {
  readonly sessions: number
  readonly seats: number
  readonly seed: number
  /** The time a phone thinks between two taps, in ms. */
  readonly think: number
}

export interface Summary {
  readonly faults: readonly string[]
  readonly acks: number
  readonly versions: number
  /** The time from losing a connection to the next acknowledgement, in ms. */
  readonly recovery: { readonly count: number; readonly p50: number; readonly p95: number; readonly most: number }
}

/** Realtime processes on one Redis behind a balancer, and parties that play on them. */
export class Cluster {
  readonly programs: Program[]
  readonly parties: readonly Party[]
  readonly redis: RedisServer
  readonly random: () => number
  private readonly store: SessionStore
  private readonly balancer: TcpProxy
  private readonly folder: string
  private readonly ports: number[]

  private constructor(
    parts: Pick<Cluster, 'programs' | 'parties' | 'redis' | 'random'> & {
      store: SessionStore
      balancer: TcpProxy
      folder: string
      ports: number[]
    },
  ) {
    this.programs = parts.programs
    this.parties = parts.parties
    this.redis = parts.redis
    this.random = parts.random
    this.store = parts.store
    this.balancer = parts.balancer
    this.folder = parts.folder
    this.ports = parts.ports
  }

  static async open(
    { sessions, seats, seed, think }: Size,
    { processes = 3, openStore = openRedisStore, layout = '2' }: ClusterOptions = {},
  ): Promise<Cluster> {
    const random = seeded(seed)
    const redis = await startRedisServer('always', ['--auto-aof-rewrite-percentage', '0'])
    const [, folder = ''] = (await redis.command('CONFIG', 'GET', 'dir')) as string[]
    const ports = await Promise.all(Array.from({ length: processes }, freePort))
    const env = { REDIS_URL: redis.url, LIVE_LAYOUT: layout }
    const programs = ports.map((port) => new Program(MAIN, port, env))
    await Promise.all(programs.map((program) => program.start()))
    const balancer = await startTcpProxy(ports)
    const store = await openStore({ url: redis.url })
    const parties: Party[] = []
    for (let i = 0; i < sessions; i++)
      parties.push(await Party.open(`http://127.0.0.1:${balancer.port}`, store, seats, random))
    const cluster = new Cluster({ programs, parties, redis, random, store, balancer, folder, ports })
    for (const party of parties) party.play(think)
    return cluster
  }

  /** Adds a process of the build in this folder. */
  async join(build: string): Promise<void> {
    const port = await freePort()
    const env = { REDIS_URL: this.redis.url, LIVE_LAYOUT: '2' }
    const program = new Program(join(relative(ROOT, build), MAIN), port, env)
    await program.start()
    this.programs.push(program)
    this.ports.push(port)
  }

  /** Returns everything ever written, by session. */
  history(): ReturnType<typeof readHistory> {
    return readHistory(this.folder)
  }

  /** Kills one of the processes, if there is another one, and restarts it. Resolves with how long that took, in ms. */
  async killOne(): Promise<number> {
    const victim = pickOne(
      this.programs.filter((program) => program.isReady),
      this.random,
    )
    if (!victim) return 0
    const began = performance.now()
    await victim.end()
    await victim.start()
    return performance.now() - began
  }

  get readyCount(): number {
    return this.programs.filter((program) => program.isReady).length
  }

  /** Stops everyone, then checks everything that was acknowledged. */
  async verify(): Promise<Summary> {
    await Promise.all(this.parties.map((party) => party.stop()))
    const faults = await checkScreens(this.parties, this.store)
    faults.push(...this.programs.flatMap((program) => program.deaths))
    const histories = await this.history()
    const found = this.parties.map((party) => checkHistory(party, histories.get(party.id) ?? []))
    const recoveries = this.parties.flatMap((party) => party.players).flatMap((player) => player.recoveries)
    return {
      faults: [...faults, ...found.flatMap((one) => one.faults)],
      acks: found.reduce((sum, one) => sum + one.acks, 0),
      versions: found.reduce((sum, one) => sum + one.versions, 0),
      recovery: {
        count: recoveries.length,
        p50: Math.round(percentile(recoveries, 0.5)),
        p95: Math.round(percentile(recoveries, 0.95)),
        most: Math.round(Math.max(0, ...recoveries)),
      },
    }
  }

  async close(): Promise<void> {
    for (const party of this.parties) party.close()
    await Promise.all(this.programs.map((program) => program.end()))
    await this.balancer.stop()
    await this.store.close()
    await this.redis.stop()
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** Runs three processes and kills one with -9 about every second. */
export async function killNodes(size: Size, kills: number) {
  const cluster = await Cluster.open(size)
  try {
    await goOn(cluster.parties, 2)
    const starts: Promise<number>[] = []
    for (let killed = 0; killed < kills; ) {
      // With no process left there's nothing to recover on.
      if (cluster.readyCount > 1) {
        starts.push(cluster.killOne())
        killed++
      }
      await Promise.all([pause(700 + cluster.random() * 600), goOn(cluster.parties, 1)])
    }
    const restart = Math.round(percentile(await Promise.all(starts), 0.5))
    return { ...(await cluster.verify()), kills, restart }
  } finally {
    await cluster.close()
  }
}

/** Kills Redis itself with -9 in the middle of commits, and restarts it. */
export async function killRedis(size: Size, kills: number): Promise<Summary & { readonly kills: number }> {
  const cluster = await Cluster.open(size)
  try {
    for (let killed = 0; killed < kills; killed++) {
      await Promise.all([pause(1000 + cluster.random() * 800), goOn(cluster.parties, 2)])
      await cluster.redis.kill()
      await pause(100 + cluster.random() * 400)
      await cluster.redis.start()
    }
    await goOn(cluster.parties, 2)
    return { ...(await cluster.verify()), kills }
  } finally {
    await cluster.close()
  }
}

/** Ends one of three processes under load; everyone finds another one without noticing. */
export async function endOne(size: Size) {
  const cluster = await Cluster.open(size)
  try {
    await goOn(cluster.parties, 10)
    const [first] = cluster.programs
    const players = cluster.parties.flatMap((party) => party.players)
    const before = players.map((player) => player.failures)
    const asked = performance.now()
    const code = await first?.end('SIGTERM')
    const took = performance.now() - asked
    await goOn(cluster.parties, 2)
    const failures = players.reduce((sum, player, i) => sum + player.failures - (before[i] ?? 0), 0)
    const reasons = [...new Set(players.flatMap((player, i) => player.reasons.slice(before[i] ?? 0)))]
    const moved = players.filter((player) => player.drains > 0).length
    return { ...(await cluster.verify()), code, took, failures, reasons, moved }
  } finally {
    await cluster.close()
  }
}
