export { hasRedisServer, type RedisServer, someRedis, startRedisServer } from './redis-server.ts'
export { lane, mark, someSession } from './sessions.ts'
