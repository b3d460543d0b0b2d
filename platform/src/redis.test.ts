import { describe, expect, test } from 'vitest'
import { parseRedisUrl } from './redis.ts'

describe('[REST-31] the address of a Redis', () => {
  test('one, in the usual spelling', () => {
    for (const url of ['redis://cache:6379/2', 'rediss://user:pass@cache']) expect(parseRedisUrl(url)?.kind).toBe('one')
  })

  test('several nodes of a cluster, with the default port', () => {
    expect(parseRedisUrl('rediss-cluster://ann:p%40ss@a:7000,b,[::1]:7001')).toEqual({
      kind: 'cluster',
      nodes: [
        { host: 'a', port: 7000 },
        { host: 'b', port: 6379 },
        { host: '::1', port: 7001 },
      ],
      name: '',
      options: { username: 'ann', password: 'p@ss', tls: {} },
    })
  })

  test('sentinels, and what they call the primary', () => {
    expect(parseRedisUrl('redis-sentinel://:secret@a,b:26380/party')).toEqual({
      kind: 'sentinel',
      nodes: [
        { host: 'a', port: 26_379 },
        { host: 'b', port: 26_380 },
      ],
      name: 'party',
      options: { password: 'secret' },
    })
  })

  test.each([
    '',
    'http://a',
    'redis://',
    'redis-cluster://',
    'redis-cluster://a,',
    'redis-cluster://a/party',
    'redis-sentinel://a,b',
    'redis-cluster://a:port',
    'redis-many://a,b',
  ])('%j is none', (url) => {
    expect(parseRedisUrl(url)).toBeNull()
  })
})
