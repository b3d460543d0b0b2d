import { createRequire } from 'node:module'
import type { Cluster, Redis, RedisOptions } from 'ioredis'
import { decodeOr } from './decode-or.ts'

/** Loads the client only if Redis is used. `require` is untyped, so the package's own types are added. */
const loadClient = () => createRequire(import.meta.url)('ioredis') as typeof import('ioredis')

/** One Redis or a group of nodes; both take the same commands. */
export type RedisClient = Redis | Cluster

interface Node {
  readonly host: string
  readonly port: number
}

interface Address {
  readonly kind: 'one' | 'cluster' | 'sentinel'
  readonly nodes: readonly Node[]
  /** The sentinels' name for the primary. */
  readonly name: string
  readonly options: RedisOptions
}

type Settings = Omit<RedisOptions, 'host' | 'port' | 'sentinels'>

/** An address of several nodes; a single Redis has an ordinary URL. */
const SEVERAL = /^(redis|rediss)-(cluster|sentinel):\/\/(?:(.*)@)?([^/@]+)(?:\/([^/]+))?$/
const DEFAULT_PORTS = { cluster: 6379, sentinel: 26_379 } as const
/** The longest it takes to notice a new primary after a failover, even if no node answers "moved". */
const REFRESH_MS = 1000
const retryStrategy = (times: number) => Math.min(50 * times, 300)

/** Parses `redis://…`, `redis-cluster://a,b,c` or `redis-sentinel://a,b,c/name`. Returns null for anything else. */
export function parseRedisUrl(url: string): Address | null {
  const several = SEVERAL.exec(url)
  if (!several) {
    return /^rediss?:\/\/[^/\s]+/.test(url) ? { kind: 'one', nodes: [], name: '', options: {} } : null
  }
  const [, scheme, kind, access, hosts = '', name = ''] = several
  const isSentinel = kind === 'sentinel'
  // Only sentinels need a name
  if (isSentinel !== (name !== '')) return null
  const nodes = hosts.split(',').map((host) => nodeOf(host, DEFAULT_PORTS[isSentinel ? 'sentinel' : 'cluster']))
  if (nodes.some((node) => node === null)) return null
  return {
    kind: isSentinel ? 'sentinel' : 'cluster',
    nodes: nodes.filter((node) => node !== null),
    name,
    options: { ...accessOf(access), ...(scheme === 'rediss' ? { tls: {} } : {}) },
  }
}

/** Opens a client that always reconnects. It never resends a command whose answer was lost. */
export function openRedis(url: string, settings: Settings): RedisClient {
  const address = parsed(url)
  if (address.kind !== 'cluster') return openNode(url, settings)
  const { scripts, ...redisOptions } = settings
  const client = loadClient()
  const cluster = new client.Cluster([...address.nodes], {
    scripts,
    redisOptions: { ...redisOptions, ...address.options },
    enableOfflineQueue: false,
    clusterRetryStrategy: retryStrategy,
    // Zero, so that nothing is sent twice when a connection closes.
    retryDelayOnFailover: 0,
    slotsRefreshInterval: REFRESH_MS,
    slotsRefreshTimeout: REFRESH_MS,
  })
  // A node only connects when it's first used, and refuses commands until then.
  cluster.on('+node', (node: Redis) => void node.connect().catch(() => undefined))
  return cluster
}

/** Resolves once commands can be sent. */
export async function untilReady(redis: RedisClient): Promise<void> {
  await connected(redis)
  await Promise.all('nodes' in redis ? redis.nodes('master').map(connected) : [])
}

/** Waits through any number of errors; Node's `once` would give up at the first. */
async function connected(redis: RedisClient): Promise<void> {
  if (redis.status !== 'ready') await new Promise<void>((resolve) => redis.once('ready', () => resolve()))
}

/**
 * Opens one connection to one node. In a cluster every node hears all published messages; if one is down, the next is
 * used.
 */
export function openNode(url: string, settings: Settings): Redis {
  const { kind, nodes, name, options } = parsed(url)
  const client = loadClient()
  const all = { retryStrategy, enableOfflineQueue: false, ...settings, ...options }
  if (kind === 'one') return new client.Redis(url, all)
  if (kind === 'sentinel') {
    // Asks the sentinels again if an old primary only reads, or if the connection is silent, because nothing reports
    // the switch.
    return new client.Redis({ ...all, sentinels: [...nodes], name, sentinelRetryStrategy: retryStrategy })
  }
  const redis: Redis = new client.Redis({
    ...all,
    ...nodes[0],
    retryStrategy: (times) => {
      Object.assign(redis.options, nodes[times % nodes.length])
      return retryStrategy(times)
    },
  })
  return redis
}

function parsed(url: string): Address {
  const address = parseRedisUrl(url)
  if (!address) throw new Error('REDIS_URL is not the address of a Redis')
  return address
}

function nodeOf(host: string, port: number): Node | null {
  const [, name, given] = /^(\[[^\]]+\]|[^:\s]+)(?::(\d{1,5}))?$/.exec(host) ?? []
  return name === undefined ? null : { host: name.replace(/^\[|\]$/g, ''), port: given ? Number(given) : port }
}

function accessOf(access: string | undefined): Pick<RedisOptions, 'username' | 'password'> {
  if (access === undefined) return {}
  const colon = access.indexOf(':')
  const [username, password] = [access.slice(0, Math.max(0, colon)), access.slice(colon + 1)].map(decodeOr)
  return { ...(username ? { username } : {}), password }
}
