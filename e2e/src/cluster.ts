import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '@highjinks/embedded/testing'
import { freePort, startRedisServer } from '@highjinks/session-store/testing'

/**
 * Runs the product as it is deployed: Redis, one rest-api, two realtime-servers, and Caddy in front with our image's
 * Caddyfile, which serves the built client.
 */
const root = join(import.meta.dirname, '../..')
const port = Number(process.env.PORT)
const dist = join(root, 'web/dist')
if (!existsSync(join(dist, '.routes.json'))) throw new Error('the client has not been built')
const children: ChildProcess[] = []

function start(file: string, env: Record<string, string>): void {
  const started = startProgram(file, { ...process.env, ...env })
  void started.ended.then((code) => {
    if (code) process.stderr.write(`${file} ended with ${code}: ${started.err()}\n`)
  })
  children.push(started.child)
}

const redis = await startRedisServer('always')
const [restPort, onePort, otherPort, healthPort] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
]
const common = {
  REDIS_URL: redis.url,
  JWT_SECRET: 'a secret for tests that is long enough to be one',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  TRUSTED_PROXIES: '1',
}
start('rest-api/src/main.ts', { ...common, PORT: String(restPort) })
for (const live of [onePort, otherPort]) start('realtime-server/src/main.ts', { ...common, PORT: String(live) })

const home = mkdtempSync(join(tmpdir(), 'highjinks-caddy-'))
const proxy = spawn('caddy', ['run', '--config', join(root, 'docker/Caddyfile'), '--adapter', 'caddyfile'], {
  env: {
    PATH: process.env.PATH,
    HOME: home,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    HEALTH_PORT: String(healthPort),
    WEB_ROOT: dist,
    UPSTREAMS: 'listed',
    REST_API: `127.0.0.1:${restPort}`,
    REALTIME_SERVERS: `127.0.0.1:${onePort} 127.0.0.1:${otherPort}`,
  },
  stdio: ['ignore', 'ignore', 'pipe'],
})
let said = ''
proxy.stderr.on('data', (chunk) => {
  said = `${said}${chunk}`.slice(-4000)
})
proxy.on('error', (fault) => process.stderr.write(`caddy did not start: ${fault.message}\n`))
proxy.on('exit', (code) => {
  if (code) process.stderr.write(`caddy ended with ${code}: ${said}\n`)
})
children.push(proxy)

async function end(): Promise<void> {
  for (const child of children) child.kill('SIGKILL')
  await redis.stop()
  rmSync(home, { recursive: true, force: true })
  process.exit(0)
}
process.once('SIGTERM', () => void end())
process.once('SIGINT', () => void end())
