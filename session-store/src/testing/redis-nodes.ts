import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { connectClient } from './redis-client.ts'
import { type RedisServer, startRedisServer } from './redis-server.ts'
import { startProcess } from './start-process.ts'

/** Several redis-servers that work as one, the way people run them. The first one can be killed. */
export interface RedisNodes {
  /** The value for `REDIS_URL`. */
  readonly url: string
  readonly killPrimary: () => Promise<void>
  /** Waits until the killable node's replica has everything written so far. */
  readonly untilReplicated: () => Promise<void>
  readonly stop: () => Promise<void>
}

const NODE_TIMEOUT_MS = 1000
/** They take a second or two, and much longer on a busy machine. */
const TRIES = 3000
const SLOTS = 16_384
const MASTERS = 3

/** Settings for one cluster node, whose bus port must also be a valid port. */
async function clusterSettings(): Promise<string[]> {
  const bus = await freePort()
  return `--cluster-enabled yes --cluster-port ${bus} --cluster-node-timeout ${NODE_TIMEOUT_MS} --cluster-require-full-coverage no`.split(
    ' ',
  )
}

/** Starts three masters, each with a replica. */
export async function startRedisCluster(): Promise<RedisNodes> {
  const nodes = await Promise.all(
    Array.from({ length: 2 * MASTERS }, async () => {
      const settings = await clusterSettings()
      const server = await startRedisServer('no', settings)
      return { server, bus: settings[3] ?? '', id: String(await server.command('CLUSTER', 'MYID')) }
    }),
  )
  const [first, ...others] = nodes
  if (!first) throw new Error('a cluster has nodes')
  for (const { server, bus } of others)
    await first.server.command('CLUSTER', 'MEET', '127.0.0.1', `${server.port}`, bus)
  const all = nodes.map(({ server }) => server)
  await untilAll(all, ['CLUSTER', 'INFO'], `cluster_known_nodes:${nodes.length}`)
  for (const [i, { server }] of nodes.slice(0, MASTERS).entries()) {
    const [from, to] = [i, i + 1].map((part) => Math.floor((part * SLOTS) / MASTERS))
    await server.command('CLUSTER', 'ADDSLOTSRANGE', `${from}`, `${(to ?? SLOTS) - 1}`)
  }
  await untilAll(all, ['CLUSTER', 'INFO'], 'cluster_state:ok')
  for (const [i, { server }] of nodes.slice(MASTERS).entries())
    await server.command('CLUSTER', 'REPLICATE', nodes[i]?.id ?? '')
  await untilAll(all.slice(MASTERS), ['INFO', 'replication'], 'master_link_status:up')
  return {
    url: `redis-cluster://${all.map(({ port }) => `127.0.0.1:${port}`).join(',')}`,
    killPrimary: first.server.kill,
    untilReplicated: () => untilReplicated(first.server),
    stop: async () => void (await Promise.all(all.map((server) => server.stop()))),
  }
}

/** Starts a primary, its replica and three sentinels that keep one of them available. */
export async function startRedisSentinels(): Promise<RedisNodes> {
  const primary = await startRedisServer('no')
  const replica = await startRedisServer('no', ['--replicaof', '127.0.0.1', `${primary.port}`])
  await untilAll([replica], ['INFO', 'replication'], 'master_link_status:up')
  const folder = await mkdtemp(join(tmpdir(), 'highjinks-sentinels-'))
  const sentinels = await Promise.all([1, 2, 3].map(() => startSentinel(folder, primary.port)))
  // They find the replica and each other within seconds. A primary that dies before that isn't replaced.
  await untilAll(sentinels, ['INFO', 'sentinel'], 'slaves=1,sentinels=3')
  return {
    url: `redis-sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/party`,
    killPrimary: primary.kill,
    untilReplicated: () => untilReplicated(primary),
    stop: async () => {
      await Promise.all(sentinels.map(({ stop }) => stop()))
      await Promise.all([primary.stop(), replica.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startSentinel(folder: string, primary: number) {
  const port = await freePort()
  const file = join(folder, `${port}.conf`)
  const watch = [
    `monitor party 127.0.0.1 ${primary} 2`,
    `down-after-milliseconds party ${NODE_TIMEOUT_MS}`,
    'failover-timeout party 4000',
  ]
  await writeFile(file, [`port ${port}`, 'bind 127.0.0.1', ...watch.map((line) => `sentinel ${line}`), ''].join('\n'))
  const { kill, ended } = startProcess('redis-server', [file, '--sentinel'])
  const asking = await connectClient(`redis://127.0.0.1:${port}`)
  return {
    port,
    command: (...words: readonly [string, ...string[]]) => asking.sendCommand(words),
    stop: async () => {
      asking.destroy()
      kill()
      await ended
    },
  }
}

async function untilReplicated(primary: Pick<RedisServer, 'command'>): Promise<void> {
  const offset = async (pattern: RegExp) =>
    Number(pattern.exec(String(await primary.command('INFO', 'replication')))?.[1] ?? 0)
  const written = await offset(/^master_repl_offset:(\d+)/m)
  while ((await offset(/^slave0:.*\boffset=(\d+)/m)) < written) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function untilAll(
  servers: readonly Pick<RedisServer, 'command'>[],
  question: readonly [string, ...string[]],
  answer: string,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answers = await Promise.all(servers.map((server) => server.command(...question)))
    if (answers.every((text) => String(text).includes(answer))) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`never ${answer}`)
}
