import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@highjinks/embedded/testing'
import { freePort } from '@highjinks/session-store/testing'

const CADDYFILE = join(import.meta.dirname, '../../docker/Caddyfile')

export const hasCaddy = spawnSync('caddy', ['version']).status === 0

/** A proxy of our own in front of the shared servers. Without it, a browser has no network. */
export interface FrontDoor {
  readonly url: string
  /** Serves this build from now on. */
  readonly open: (dist: string) => Promise<void>
  readonly shut: () => Promise<void>
}

/** Serves it with Caddy, as in a deployment. */
export async function caddyDoor(servers: string): Promise<FrontDoor> {
  const [port, health] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const home = mkdtempSync(join(tmpdir(), 'highjinks-caddy-'))
  let caddy: ChildProcess | null = null
  async function shut(): Promise<void> {
    const ending = caddy
    caddy = null
    if (!ending) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await ended
    rmSync(home, { recursive: true, force: true })
  }
  return {
    url,
    async open(dist) {
      await shut()
      const { host } = new URL(servers)
      caddy = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
        env: {
          PATH: process.env.PATH,
          HOME: home,
          SITE_ADDRESS: url,
          HEALTH_PORT: String(health),
          WEB_ROOT: dist,
          UPSTREAMS: 'listed',
          REST_API: host,
          REALTIME_SERVERS: host,
        },
        stdio: 'ignore',
      })
      await until(() =>
        fetch(`${url}/sw.js`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
    },
    shut,
  }
}
