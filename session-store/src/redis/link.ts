import { openNode, openRedis, type RedisClient, untilReady } from '@highjinks/platform'
import type { Redis, RedisOptions } from 'ioredis'
import { StoreUnavailable } from '../port.ts'
import { SCRIPTS, type ScriptName } from './scripts.ts'

const COMMON = {
  connectTimeout: 1500,
  // A connection that stays silent after a command is half open; waiting for TCP to notice takes minutes.
  socketTimeout: 2500,
  // A write whose reply was lost must not be sent again behind our back.
  autoResendUnfulfilledCommands: false,
  // After a fail-over the old primary only reads: look up the address again.
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
} satisfies RedisOptions

/** The two connections of one process. */
export interface Link {
  /** Asks; whatever goes wrong on the way is `StoreUnavailable`. */
  readonly ask: <Result>(question: (redis: RedisClient) => Promise<Result>) => Promise<Result>
  readonly run: (script: ScriptName, keys: readonly string[], args: readonly (string | number)[]) => Promise<unknown>
  readonly subscriber: Redis
  /** Resolves as soon as commands can be sent. */
  readonly ready: () => Promise<void>
  readonly close: () => void
}

export function openLink(url: string): Link {
  const redis = openRedis(url, { ...COMMON, scripts: SCRIPTS, maxRetriesPerRequest: 0, commandTimeout: 1500 })
  // Whoever subscribes does it again by itself, so nothing here is kept for the next connection.
  const subscriber = openNode(url, { ...COMMON, maxRetriesPerRequest: 0, autoResubscribe: false })
  // Every command in flight hears of it as well; without a listener the process would end.
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
      // A command that found no connection knows less than the connection that was refused (a wrong password)
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
