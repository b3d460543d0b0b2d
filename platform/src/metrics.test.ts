import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { parseTrustedProxies, trustHops, trustNobody } from './client-address.ts'
import { maySeeMetrics } from './metrics.ts'

const TOKEN = 'a token of the operator'
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  // The fields that are read
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
  expect(maySeeMetrics(request, token, trustNobody)).toBe(may)
})

test.each([
  ['counted', trustHops(1)],
  ['named', parseTrustedProxies('127.0.0.1,::1') ?? trustNobody],
])('[REST-15] where proxies are %s, one on this machine gets the metrics with the token alone', (_how, trusted) => {
  const proxied = { authorization: `Bearer ${TOKEN}` }
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(maySeeMetrics(from(address), undefined, trusted)).toBe(false)
  expect(maySeeMetrics(from('127.0.0.1', proxied), TOKEN, trusted)).toBe(true)
  // This machine is not the trusted proxy
  const elsewhere = parseTrustedProxies('10.0.0.0/8') ?? trustNobody
  expect(maySeeMetrics(from('127.0.0.1'), undefined, elsewhere)).toBe(true)
})
