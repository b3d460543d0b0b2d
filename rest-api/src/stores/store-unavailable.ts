import { NewerSession } from '@highjinks/games/session'
import { StoreUnavailable as SessionsAway, sqliteErrorIn } from '@highjinks/session-store'

/** Thrown if the records can't be reached. Nothing was decided; the same call may succeed later. */
export class RecordsAway extends Error {
  readonly store: string
  constructor(store: string, options?: ErrorOptions) {
    super(`${store} is away`, options)
    this.name = 'RecordsAway'
    this.store = store
  }
}

/** The driver's errors if a server is dead, frozen, starting, or stepping down. The class names are stable. */
const MONGO_AWAY = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoOperationTimeoutError',
  'MongoPoolClearedError',
  'PoolClearedError',
  'PoolClearedOnNetworkError',
  'PoolClosedError',
  'MongoPoolClosedError',
  'WaitQueueTimeoutError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoServerClosedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoExpiredSessionError',
])
/** A socket that breaks during a write surfaces as Node's own error. */
const BROKEN_SOCKET = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT', 'ERR_STREAM_DESTROYED'])
/** Not primary, shutting down, interrupted, write concern timed out, password refused, disk full. */
const MONGO_CODES = new Set([6, 7, 13, 18, 64, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436, 14031])

/** Returns the name of the store that is down according to this fault, or null for any other fault. */
export function unavailableStoreIn(fault: unknown): string | null {
  if (fault instanceof RecordsAway) return fault.store
  // Another process, of a newer version, can answer
  if (fault instanceof SessionsAway || fault instanceof NewerSession) return 'sessions'
  if (!(fault instanceof Error)) return null
  // A full disk or a damaged file: the same call may succeed once it is fixed
  if (sqliteErrorIn(fault) !== null) return 'sqlite'
  if (MONGO_AWAY.has(fault.name)) return 'mongo'
  if (fault.name === 'MongooseError' && /bufferCommands|buffering timed out/.test(fault.message)) return 'mongo'
  const code = 'code' in fault ? fault.code : undefined
  if (typeof code === 'number' && fault.name.startsWith('Mongo') && MONGO_CODES.has(code)) return 'mongo'
  if (typeof code === 'string' && BROKEN_SOCKET.has(code)) return 'network'
  if (fault.name === 'MaxRetriesPerRequestError') return 'redis'
  return null
}
