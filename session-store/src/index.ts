export {
  createWriteProbe,
  FileTrouble,
  proveWhole,
  type Trouble,
  troubleIn,
  withFileNamed,
} from './embedded/file-trouble.ts'
export { makePrivate } from './embedded/private-file.ts'
export { type EmbeddedOptions, openEmbeddedStore } from './embedded/store.ts'
export { startMonotonicClock } from './monotonic-clock.ts'
export { openStore, type StorePlace } from './open.ts'
export * from './port.ts'
export { openRedisStore, type RedisOptions } from './redis/store.ts'
export * from './secrets.ts'
export { UnreadableSession } from './stored.ts'
