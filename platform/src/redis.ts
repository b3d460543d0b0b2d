import { createRequire } from 'node:module'
import type { Cluster, Redis, RedisOptions } from 'ioredis'
import { decodeOr } from './decode-or.ts'

/** What `require` returns is untyped; the package's own types say what it is. A server without Redis never loads it. */
const loadClient = () => createRequire(import.meta.url)('ioredis') as typeof import('ioredis')

/** One Redis, or several nodes that are one: either answers the same questions. */
export type RedisClient = Redis | Cluster

interface Node {
  readonly host: string
  readonly port: number
}

interface Address {
  readonly kind: 'one' | 'cluster' | 'sentinel'
  readonly nodes: readonly Node[]
  /** What the sentinels call the primary. */
  readonly name: string
  readonly options: RedisOptions
}

type Settings = Omit<RedisOptions, 'host' | 'port' | 'sentinels'>

/** How the spellings of several nodes begin; a single Redis has the address that everybody knows. */
const SEVERAL = /^(redis|rediss)-(cluster|sentinel):\/\/(?:(.*)@)?([^/@]+)(?:\/([^/]+))?$/
const DEFAULT_PORTS = { cluster: 6379, sentinel: 26_379 } as const
/** How long after a fail-over its new primary is known at the latest, also when nobody is told "moved". */
const REFRESH_MS = 1000
const retryStrategy = (times: number) => Math.min(50 * times, 300)

/** Null: no address of a Redis. `redis://…` is one, `redis-cluster://a,b,c` several, `redis-sentinel://a,b,c/name` watched ones. */
export function parseRedisUrl(url: string): Address | null {
  const several = SEVERAL.exec(url)
  if (!several) {
    return /^rediss?:\/\/[^/\s]+/.test(url) ? { kind: 'one', nodes: [], name: '', options: {} } : null
  }
  const [, scheme, kind, access, hosts = '', name = ''] = several
  const isSentinel = kind === 'sentinel'
  // Only sentinels call anything by a name, and without it they cannot be asked.
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

/** A client that keeps coming back, whatever its Redis is. A command whose answer was lost is never sent again by it. */
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
    // Zero: nothing is sent a second time because the connection closed on the first.
    retryDelayOnFailover: 0,
    slotsRefreshInterval: REFRESH_MS,
    slotsRefreshTimeout: REFRESH_MS,
  })
  // A node is connected to when it is first asked, and refuses whatever else it is asked until then.
  cluster.on('+node', (node: Redis) => void node.connect().catch(() => undefined))
  return cluster
}

/** Resolves as soon as anything can be asked. */
export async function untilReady(redis: RedisClient): Promise<void> {
  await connected(redis)
  await Promise.all('nodes' in redis ? redis.nodes('master').map(connected) : [])
}

/** However often it failed before: `once` of Node would give up at the first error. */
async function connected(redis: RedisClient): Promise<void> {
  if (redis.status !== 'ready') await new Promise<void>((resolve) => redis.once('ready', () => resolve()))
}

/** One connection to one node. In a cluster every node hears what is published at any of them: the next, when one is gone. */
export function openNode(url: string, settings: Settings): Redis {
  const { kind, nodes, name, options } = parsed(url)
  const client = loadClient()
  const all = { retryStrategy, enableOfflineQueue: false, ...settings, ...options }
  if (kind === 'one') return new client.Redis(url, all)
  if (kind === 'sentinel') {
    // Not told of a switch by the sentinels: of an old primary that still answers, reads alone, and is left for it, a
    // command hears; of one that does not, a connection that is silent. Then they are asked anew.
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
