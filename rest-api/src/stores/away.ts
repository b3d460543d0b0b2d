import { StoreAway as SessionsAway } from '@highjinks/session-store'

/** Thrown by whatever cannot reach where things are kept. Nothing was decided; the same call may succeed later. */
export class RecordsAway extends Error {
  readonly store: string
  constructor(store: string, options?: ErrorOptions) {
    super(`${store} is away`, options)
    this.name = 'RecordsAway'
    this.store = store
  }
}

/** What the drivers throw when a server is dead, frozen, starting, or stepping down. Their classes' names are stable. */
const MONGO_AWAY =
  /^(?:MongoServerSelectionError|MongoNetworkError|MongoNetworkTimeoutError|MongoPoolClearedError|PoolClearedError|PoolClearedOnNetworkError|MongoPoolClosedError|WaitQueueTimeoutError|MongoWaitQueueTimeoutError|MongoNotConnectedError|MongoTopologyClosedError|MongoExpiredSessionError|MongooseServerSelectionError|MongoOperationTimeoutError)$/
/** Not primary, shutting down, interrupted, write concern not reached in time. */
const MONGO_CODES = new Set([6, 7, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436])

/** The name of the store whose absence this fault is, or null when it is something else. */
export function awayStore(fault: unknown): string | null {
  if (fault instanceof RecordsAway) return fault.store
  if (fault instanceof SessionsAway) return 'sessions'
  if (!(fault instanceof Error)) return null
  if (MONGO_AWAY.test(fault.name)) return 'mongo'
  if (fault.name === 'MongooseError' && /bufferCommands|buffering timed out/.test(fault.message)) return 'mongo'
  if (
    'code' in fault &&
    typeof fault.code === 'number' &&
    fault.name.startsWith('Mongo') &&
    MONGO_CODES.has(fault.code)
  )
    return 'mongo'
  if (fault.name === 'MaxRetriesPerRequestError') return 'redis'
  return null
}
