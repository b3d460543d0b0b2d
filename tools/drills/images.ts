import { join } from 'node:path'
import { statusOf, until } from '@highjinks/embedded/testing'
import { freePort, type Started, startProcess, startRedisServer } from '@highjinks/session-store/testing'
import * as z from 'zod/mini'

/**
 * Builds our images from the Dockerfile and starts them with buildah, which needs no engine: each with its image's
 * user, command and health check, and ended the way Compose does. The base images, node:24-slim and caddy:2.10-alpine
 * or replacements, must be there.
 */
const ROOT = join(import.meta.dirname, '../..')
const TARGETS = ['rest-api', 'realtime-server', 'web', 'embedded'] as const
type Target = (typeof TARGETS)[number]

/** The machine's own certificates, because packages may come through a proxy with its own. */
const CERTIFICATES = '/etc/ssl/certs'
const BUILD = [
  '--isolation=chroot',
  '--network=host',
  '--format=docker',
  '--pull-never',
  '--layers',
  `--volume=${CERTIFICATES}:${CERTIFICATES}:ro`,
  `--env=NODE_EXTRA_CA_CERTS=${CERTIFICATES}/ca-certificates.crt`,
]
/** Caddy's own command, which a replacement image may lack. */
const CADDY = ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile']
const START_MS = 600_000
const GRACE_MS = 20_000

const image = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Cmd: z.array(z.string()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
})

const buildah = (...args: readonly string[]) => startProcess('buildah', args, { cwd: ROOT, env: process.env })

async function ask(...args: readonly string[]): Promise<string> {
  const asked = buildah(...args)
  const code = await asked.ended
  if (code !== 0)
    throw new Error(`buildah ${args.slice(0, 2).join(' ')} … ended with ${code}: ${asked.err().slice(-2000)}`)
  return asked.out().trim()
}

interface Running {
  readonly isHealthy: () => Promise<boolean>
  readonly end: () => Promise<void>
}

/** Starts in a container what Docker would start. */
async function start(target: Target, env: Readonly<Record<string, string>>): Promise<Running> {
  const name = `highjinks/${target}`
  await ask('bud', ...BUILD, '--target', target, '-t', name, '.')
  const { User, Cmd, Healthcheck } = image.parse(JSON.parse(await ask('inspect', '--type', 'image', name))).Docker
    .config
  if (User === '' || User === 'root') throw new Error(`${target} runs as root`)
  const container = await ask('from', '--pull-never', name)
  const environment = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  const within = (command: readonly string[]) =>
    buildah('run', '--isolation', 'chroot', '--user', User, ...environment, container, '--', ...command)
  const program: Started = within(Cmd.length > 0 ? Cmd : CADDY)
  return {
    // [CMD, program, argument …]
    isHealthy: async () => (await within(Healthcheck.Test.slice(1)).ended) === 0,
    async end() {
      program.child.kill('SIGTERM')
      const late = setTimeout(() => program.child.kill('SIGKILL'), GRACE_MS)
      await program.ended
      clearTimeout(late)
      await ask('rm', container)
    },
  }
}

let held = 0
let failed = 0

async function check(what: string, holds: () => Promise<unknown>): Promise<void> {
  const fault = await until(async () => Boolean(await holds()), START_MS).then(
    () => null,
    (caught: unknown) => caught,
  )
  if (fault) failed += 1
  else held += 1
  console.log(`${fault ? '✗' : '✓'} ${what}`)
}

const redis = await startRedisServer('always')
const [rest, live, site, health, whole, demo] = await Promise.all([1, 2, 3, 4, 5, 6].map(() => freePort()))
const common = {
  REDIS_URL: redis.url,
  PUBLIC_URL: `http://127.0.0.1:${site}`,
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'error',
}
const running: Running[] = []
const begin = async (target: Target, env: Readonly<Record<string, string>>) => {
  const started = await start(target, env)
  running.push(started)
  // Caddy's check uses wget, which a replacement base may lack
  if (target !== 'web') await check(`${target} is healthy by its image's own check`, started.isHealthy)
}
try {
  await begin('embedded', { PORT: String(whole), LOG_LEVEL: 'error' })
  await check('embedded serves the client', async () => (await statusOf(`http://127.0.0.1:${whole}/`)) === 200)
  await check(
    'embedded can write to its volume',
    async () => (await statusOf(`http://127.0.0.1:${whole}/readyz`)) === 200,
  )
  await begin('embedded', { PORT: String(demo), DEMO: '1', LOG_LEVEL: 'error' })
  await check(
    'embedded is a demo with DEMO=1: bots play in its room',
    async () => (await statusOf(`http://127.0.0.1:${demo}/api/sessions/by-code/BTS247`)) === 200,
  )
  if (process.env.TEST_MONGO_URL) {
    await begin('rest-api', {
      ...common,
      PORT: String(rest),
      MONGO_URL: process.env.TEST_MONGO_URL,
      JWT_SECRET: 'a secret for tests that is long enough to be one',
    })
  } else console.log('SKIPPED rest-api: it needs TEST_MONGO_URL')
  await begin('realtime-server', { ...common, PORT: String(live) })
  await begin('web', {
    HOME: '/tmp',
    SITE_ADDRESS: `http://127.0.0.1:${site}`,
    HEALTH_PORT: String(health),
    UPSTREAMS: 'listed',
    REST_API: `127.0.0.1:${rest}`,
    REALTIME_SERVERS: `127.0.0.1:${live}`,
  })
  await check('web serves the client', async () => (await statusOf(`http://127.0.0.1:${site}/`)) === 200)
  await check('web leads calls to rest-api', async () => (await statusOf(`http://127.0.0.1:${site}/api/games`)) === 200)
} catch (fault) {
  failed += 1
  console.error(fault)
} finally {
  for (const one of running.toReversed()) await one.end()
  await redis.stop()
}
console.log(`images: ${held} held, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
