export { batchCheckpoints } from './embedded/checkpoints.ts'
export { NewerFile } from './embedded/newer-file.ts'
export { makePrivate } from './embedded/private-file.ts'
export {
  createWriteProbe,
  proveWhole,
  SqliteFileError,
  sqliteErrorIn,
  type Trouble,
  withFileNamed,
} from './embedded/sqlite-errors.ts'
export { type EmbeddedOptions, openEmbeddedStore } from './embedded/store.ts'
export { guardStore, nameOfChange } from './guarded.ts'
export { startMonotonicClock } from './monotonic-clock.ts'
export { openStore, type StorePlace } from './open.ts'
export {
  type CardsAside,
  type Change,
  type Connection,
  type Counts,
  type Lane,
  type News,
  type Online,
  type Outcome,
  PRESENCE_TTL_MS,
  type SessionStore,
  type Stored,
  StoreUnavailable,
  type TellFault,
  type Watching,
} from './port.ts'
export { openRedisStore, type RedisOptions } from './redis/store.ts'
export { chance, hashToken, newCode, newPlayerId, newSessionId, newToken, newTvCode } from './secrets.ts'
export { UnreadableSession } from './stored.ts'
export { timeStore } from './timed.ts'
