import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly networks: readonly string[]
  readonly ports?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly mem_limit?: string
  readonly logging?: { readonly options: Readonly<Record<string, string>> }
  readonly command?: readonly string[]
}

// What we read of our own file; the rest is Compose's to understand
const { services } = parse(readFileSync(join(import.meta.dirname, '../docker-compose.yml'), 'utf8'), {
  merge: true,
}) as { readonly services: Readonly<Record<string, Service>> }
const { 'realtime-server': realtime, mongo, redis } = services

test('[DEPLOY-1] the realtime servers know neither the key of the accounts nor a way to them', () => {
  expect(JSON.stringify(realtime)).not.toMatch(/JWT_SECRET|MONGO_URL/)
  expect(realtime?.networks.filter((name) => mongo?.networks.includes(name))).toEqual([])
  expect(services['rest-api']?.environment).toMatchObject({
    JWT_SECRET: expect.anything(),
    MONGO_URL: expect.anything(),
  })
})

test.each(Object.entries(services))(
  '[DEPLOY-2] %s has an end to its log and its memory, and no power it does not need',
  (_name, one) => {
    expect(one.logging?.options).toEqual({ 'max-size': '10m', 'max-file': '5' })
    expect(one.mem_limit).toMatch(/^\d+[mg]$/)
    expect(one.cap_drop).toEqual(['ALL'])
  },
)

test('[DEPLOY-3] Redis asks for a password, and only the proxy is reached from outside', () => {
  expect(redis?.command?.join(' ')).toMatch(/--requirepass \$\$REDISCLI_AUTH/)
  expect(redis?.environment?.['REDISCLI_AUTH']).toMatch(/^\$\{REDIS_PASSWORD:\?/)
  expect(realtime?.environment?.['REDIS_URL']).toContain('redis://:${REDIS_PASSWORD:?')
  const isForAll = (port: string) => !port.startsWith('127.0.0.1:')
  expect(Object.keys(services).filter((name) => services[name]?.ports?.some(isForAll))).toEqual(['web'])
})

test('[DEPLOY-4] the proxy is trusted by its addresses, not counted', () => {
  for (const name of ['rest-api', 'realtime-server'])
    expect(services[name]?.environment?.['TRUSTED_PROXIES']).toMatch(/^\$\{TRUSTED_PROXIES:-(?:[\d.:a-f]+\/\d+,?)+\}$/)
})
