import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly networks: readonly string[]
  readonly ports?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly mem_limit?: string
  readonly logging?: { readonly options: Readonly<Record<string, string>> }
  readonly command?: readonly string[]
  readonly init?: boolean
  readonly read_only?: boolean
  readonly security_opt?: readonly string[]
}

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const readCompose = (file: string) =>
  // Types only the parts we read; the rest is Compose's business
  parse(read(file), { merge: true }) as { readonly services: Readonly<Record<string, Service>> }
const { services } = readCompose('docker-compose.yml')
const { highjinks: embedded } = readCompose('compose.embedded.yml').services
const SETTINGS = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) => name)
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

/** Variables that only make sense on this machine, or that the file itself sets. */
const NOT_IN_COMPOSE = ['HOST', 'PORT', 'DATA_DIR']
const OF_OTHER_CONTAINERS = [
  'REDIS_PASSWORD',
  'MONGO_PASSWORD',
  'GRAFANA_PASSWORD',
  'SITE_ADDRESS',
  'HTTP_PORT',
  'HTTPS_PORT',
  // A variable of Compose itself
  'IMAGES',
  'VERSION',
]

test('[DEPLOY-12] both files hand on every setting of .env.example that concerns them', () => {
  const mine = (but: readonly string[]) => SETTINGS.filter((name) => ![...NOT_IN_COMPOSE, ...but].includes(name))
  expect(Object.keys(embedded?.environment ?? {})).toEqual(expect.arrayContaining(mine(OF_OTHER_CONTAINERS)))
  for (const [name, value] of Object.entries(embedded?.environment ?? {})) expect(value).toContain(`\${${name}:-`)
  const whole = read('docker-compose.yml')
  // MongoDB is backed up by its own means, and a demo is one process
  for (const name of mine(['BACKUP_HOUR', 'DEMO'])) expect(whole).toContain(`\${${name}`)
})

test('[DEPLOY-13] the servers have an init, and the one of one container an end to its memory', () => {
  for (const one of [services['rest-api'], realtime, embedded]) expect(one?.init).toBe(true)
  expect(embedded?.mem_limit).toMatch(/^\d+[mg]$/)
  expect(read('Dockerfile')).toContain('CMD ["node", "embedded/src/parent.mjs"]')
})

test('[DEPLOY-14] the proxy writes nowhere but in its volumes, and gains no privilege', () => {
  expect(services['web']).toMatchObject({ read_only: true, security_opt: ['no-new-privileges:true'] })
})

describe('MongoDB in Compose', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'highjinks-mongo-'))
    for (const program of ['docker-entrypoint.sh', 'mongosh']) {
      const path = join(folder, program)
      writeFileSync(path, `#!/bin/sh\necho "${program} $* \${MONGO_INITDB_ROOT_USERNAME:-nobody}"\n`)
      chmodSync(path, 0o755)
    }
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const run = (command: string, password?: string) => {
    const { status, stdout, stderr } = spawnSync('sh', [join(ROOT, 'docker/mongo.sh'), command], {
      encoding: 'utf8',
      env: {
        PATH: `${folder}:${process.env['PATH']}`,
        DB_FOLDER: folder,
        ...(password !== undefined && { MONGO_PASSWORD: password }),
      },
    })
    return { status, said: stdout + stderr }
  }
  const key = () => join(folder, 'highjinks.key')

  test('[DEPLOY-15] a new volume needs a password, and has a user and a key that nobody else reads', () => {
    expect(run('start')).toMatchObject({ status: 1, said: expect.stringContaining('MONGO_PASSWORD must be set') })
    const { status, said } = run('start', 'abc123')
    expect([status, said.trim()]).toEqual([
      0,
      `docker-entrypoint.sh mongod --replSet rs0 --bind_ip_all --keyFile ${key()} highjinks`,
    ])
    expect(statSync(key()).mode & 0o777).toBe(0o400)
    expect(readFileSync(key(), 'utf8')).toMatch(/^[A-Za-z0-9+/=]{1000,1024}$/)
    writeFileSync(join(folder, 'WiredTiger'), '')
    const before = readFileSync(key(), 'utf8')
    expect(run('start', 'abc123').said).toContain(`--keyFile ${key()} nobody`)
    expect(readFileSync(key(), 'utf8')).toBe(before)
    expect(run('check', 'abc123').said).toContain('--username highjinks --password abc123')
  })

  test('[DEPLOY-15] a volume from before starts as it did', () => {
    writeFileSync(join(folder, 'WiredTiger'), '')
    expect(run('start')).toEqual({
      status: 0,
      said: 'docker-entrypoint.sh mongod --replSet rs0 --bind_ip_all nobody\n',
    })
    expect(existsSync(key())).toBe(false)
    expect(run('check').said).not.toContain('--username')
    const url = services['rest-api']?.environment?.['MONGO_URL']
    expect(url).toContain('mongodb://${MONGO_PASSWORD:+highjinks:${MONGO_PASSWORD}@}mongo:27017/')
    expect(services['mongo']?.environment?.['MONGO_PASSWORD']).toBe('${MONGO_PASSWORD:-}')
  })
})
