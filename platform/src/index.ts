export { carriesToken } from './bearer.ts'
export { type Allowance, type Buckets, createBucket, createBuckets } from './buckets.ts'
export { type Build, nameOfBuild, readBuild } from './build.ts'
export { type Cache, createCache } from './cache.ts'
export {
  addressKey,
  clientAddress,
  type Incoming,
  type TrustedProxies,
  trustHops,
  trustNobody,
} from './client-address.ts'
export {
  type Environment,
  type MailSettings,
  type ParsedEnvironment,
  type ProviderSettings,
  parseEnvironment,
} from './environment.ts'
export { createGuesses, type EndLookup, type Guesses } from './guesses.ts'
export { isLocalHost } from './hosts.ts'
export { createServer, serverOptions } from './http-server.ts'
export { createLines, type Pace } from './lines.ts'
export { createLog, type Log } from './log.ts'
export { memoryRateLimitStore } from './memory-rate-limit-store.ts'
export {
  Counter,
  countRefusals,
  createMetrics,
  Gauge,
  Histogram,
  type Metrics,
  maySeeMetrics,
  Registry,
} from './metrics.ts'
export { isCleanText, isHarmlessText } from './moderation/clean-text.ts'
export { hasContact } from './moderation/contact.ts'
export { lookAlikeKey, whyNotName } from './moderation/names.ts'
export { openRateLimitStores } from './open-rate-limit-stores.ts'
export {
  CannotStart,
  closeServer,
  endConnections,
  letWaitingIn,
  listen,
  type Running,
  readEnvironment,
  runProcess,
} from './process.ts'
export type { RateLimitStore, RateLimitStores } from './rate-limit-store.ts'
export { type Checks, type Readiness, watchStores } from './readiness.ts'
export { openNode, openRedis, type RedisClient, untilReady } from './redis.ts'
export { repeatEvery } from './repeat-every.ts'
export { warningsAbout } from './warnings.ts'
export { createWatchdog, UNWATCHED, type Watchdog, type WatchdogOptions } from './watchdog.ts'
