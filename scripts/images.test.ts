import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Service {
  readonly build?: { readonly target: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly healthcheck?: { readonly test: unknown }
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>
  readonly restart?: string
  readonly cap_drop?: readonly string[]
}

/** Returns what a stage of the Dockerfile does, with everything it's made from. */
function readStages() {
  const stages = new Map<string, string>()
  for (const part of read('Dockerfile').split(/^(?=FROM )/m)) {
    const [, base, name] = /^FROM (\S+) AS (\S+)/.exec(part) ?? []
    if (base && name) stages.set(name, `${stages.get(base) ?? ''}\n${part}`)
  }
  return stages
}

const stages = readStages()
const last = (stage: string, word: string) =>
  [...stage.matchAll(new RegExp(`^\\s*${word} (.*)$`, 'gm'))].map(([, rest = '']) => rest).at(-1)

describe.each(['docker-compose.yml', 'compose.embedded.yml'])('%s', (file) => {
  // Types only the parts we read; the rest is Compose's business
  const { services, volumes } = parse(read(file), { merge: true }) as {
    readonly services: Readonly<Record<string, Service>>
    readonly volumes: Readonly<Record<string, unknown>>
  }
  const ours = Object.entries(services).flatMap(([name, { build, ...rest }]) => {
    const stage = build && stages.get(build.target)
    return build ? [{ name, stage: stage ?? '', ...rest }] : []
  })

  it.each(ours)('[DEPLOY-5] $name is built by a stage that there is, and runs as somebody else than root', (one) => {
    expect(one.stage).not.toBe('')
    expect(['node', 'nobody']).toContain(last(one.stage, 'USER'))
    expect(one.restart).toBe('unless-stopped')
    expect(one.cap_drop).toEqual(['ALL'])
  })

  it.each(ours)('[DEPLOY-6] $name has a health check of its image, asked where it listens', (one) => {
    expect(last(one.stage, 'HEALTHCHECK')).toBeDefined()
    const port = last(one.stage, 'EXPOSE')
    if (last(one.stage, 'USER') === 'node') expect(one.environment?.PORT ?? port).toBe(port)
  })

  it.each(ours)('[DEPLOY-7] $name writes only where it may: to folders that its image gave to its user', (one) => {
    if (last(one.stage, 'USER') === 'node') {
      expect(one).toMatchObject({ read_only: true, tmpfs: ['/tmp'], security_opt: ['no-new-privileges:true'] })
    }
    for (const [volume = '', folder = ''] of (one.volumes ?? []).map((mount) => mount.split(':'))) {
      expect(Object.keys(volumes)).toContain(volume)
      const given = [`node:node ${folder}`, `nobody:nobody ${folder}`, `-o node -g node ${folder.replace('/app/', '')}`]
      expect(given.some((words) => one.stage.includes(words))).toBe(true)
    }
  })

  it('[DEPLOY-8] a service that others wait for until it’s healthy has a health check', () => {
    for (const { depends_on: waits = [] } of Object.values(services)) {
      for (const [name, wait] of Object.entries(waits)) {
        if (typeof wait === 'string') continue
        const { condition } = wait
        expect(condition).toBe('service_healthy')
        expect(services[name]?.healthcheck).toBeDefined()
      }
    }
  })

  it('[DEPLOY-9] no file contains a secret, and each is referenced by name', () => {
    for (const { environment = {} } of Object.values(services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (/SECRET|PASSWORD|TOKEN/.test(name)) expect(value).toMatch(/^\$\{[A-Z_]+:[?-]/)
      }
    }
  })
})
