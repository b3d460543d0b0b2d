import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { maySeeMetrics } from './metrics.ts'

const TOKEN = 'a token of the operator'
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  // What is read of a request
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

test.each([
  ['this machine', from('127.0.0.1'), undefined, true],
  ['this machine, by its longer names', from('::ffff:127.0.0.1'), undefined, true],
  ['this machine, by its longest name', from('::1'), undefined, true],
  ['another machine', from('192.168.1.9'), undefined, false],
  ['a proxy on this machine', from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), undefined, false],
  ['the token', from('10.0.0.9', { authorization: `Bearer ${TOKEN}` }), TOKEN, true],
  ['another token', from('10.0.0.9', { authorization: `Bearer ${TOKEN}!` }), TOKEN, false],
  ['this machine without the token', from('127.0.0.1'), TOKEN, false],
])('[REST-15] whether the metrics are for %s', (_who, request, token, may) => {
  expect(maySeeMetrics(request, token)).toBe(may)
})
