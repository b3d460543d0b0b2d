import { openNode, openRedis, type RedisClient, untilReady } from '@highjinks/platform'
import type { Redis, RedisOptions } from 'ioredis'
import { StoreUnavailable } from '../port.ts'
import { SCRIPTS, type ScriptName } from './scripts.ts'

const COMMON = {
  connectTimeout: 1500,
  // A connection that stays silent after a command is half open, and TCP would take minutes to notice.
  socketTimeout: 2500,
  // A write whose reply was lost must not be resent automatically.
  autoResendUnfulfilledCommands: false,
  // After a failover the old primary only reads, so the address is looked up again.
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
} satisfies RedisOptions

/** The two connections of one process. */
export interface Link {
  /** Sends a command. Any failure becomes `StoreUnavailable`. */
  readonly ask: <Result>(question: (redis: RedisClient) => Promise<Result>) => Promise<Result>
  readonly run: (script: ScriptName, keys: readonly string[], args: readonly (string | number)[]) => Promise<unknown>
  readonly subscriber: Redis
  /** Resolves as soon as commands can be sent. */
  readonly ready: () => Promise<void>
  readonly close: () => void
}

export function openLink(url: string): Link {
  const redis = openRedis(url, { ...COMMON, scripts: SCRIPTS, maxRetriesPerRequest: 0, commandTimeout: 1500 })
  // Subscribers subscribe again on their own, so nothing is kept for the next connection.
  const subscriber = openNode(url, { ...COMMON, maxRetriesPerRequest: 0, autoResubscribe: false })
  // Every pending command gets the error too; without a listener the process would end.
  let refused: Error | null = null
  redis.on('error', (fault: Error) => {
    refused = fault
  })
  redis.on('ready', () => {
    refused = null
  })
  subscriber.on('error', () => undefined)

  const ask: Link['ask'] = async (question) => {
    try {
      return await question(redis)
    } catch (cause) {
      // An error of the refused connection (a wrong password) says more than that of a command without a connection
      throw new StoreUnavailable(redis.status === 'ready' ? cause : (refused ?? cause))
    }
  }
  return {
    ask,
    run: (script, keys, args) => ask((client) => client[script](keys.length, ...keys, ...args)),
    subscriber,
    ready: () => untilReady(redis),
    close: () => {
      redis.disconnect()
      subscriber.disconnect()
    },
  }
}
