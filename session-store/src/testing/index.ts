export { GONE, settle } from '../commit.ts'
export type { SeatLanes } from '../lanes.ts'
export { hasRedisServer, type RedisServer, someRedis, startRedisServer } from './redis-server.ts'
export { lane, mark, someSession } from './sessions.ts'
