import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { connectClient, type RedisTestClient } from './redis-client.ts'
import { type Started, startProcess } from './start-process.ts'

/** A redis-server to kill, freeze and restart on the same port with the same files. */
export interface RedisServer {
  readonly url: string
  readonly port: number
  /** Checked means the log is first cut back to its last whole transaction, as docker-compose.yml does. */
  readonly start: (isChecked?: boolean) => Promise<void>
  /** With -9. */
  readonly kill: () => Promise<void>
  /** Cuts the last bytes of its log, as a kill in the middle of a write does. Only while it isn't running. */
  readonly cutLog: (bytes: number) => Promise<void>
  /** Returns the size in the log of each of its last transactions, newest first. A single command counts as one. */
  readonly lastWrites: () => Promise<readonly number[]>
  /** Sends what an operator would type, over a connection that a new password doesn't close. */
  readonly command: (...words: readonly [string, ...string[]]) => Promise<unknown>
  readonly freeze: () => void
  readonly thaw: () => void
  /** Ends it and removes its files. */
  readonly stop: () => Promise<void>
}

const MANIFEST = 'appendonlydir/appendonly.aof.manifest'

/** Prints a note if it's missing; with TEST_REQUIRE_ALL=1, where nothing may be skipped, it throws. */
export function hasRedisServer(): boolean {
  if (spawnSync('redis-server', ['--version']).status === 0) return true
  if (process.env['TEST_REQUIRE_ALL'] === '1') throw new Error('redis-server is not on the path')
  process.stderr.write('\n*** SKIPPED: no redis-server on the path; nothing below was tested on Redis ***\n\n')
  return false
}

/** `always` keeps every acknowledged write through a kill; `no` is fast. */
export async function startRedisServer(appendfsync: 'always' | 'no' = 'no', more: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'highjinks-redis-'))
  const port = await freePort()
  const keeping = appendfsync === 'no' ? ['--appendonly', 'no'] : ['--appendonly', 'yes', '--appendfsync', appendfsync]
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...keeping, ...more]
  let running: Started | null = null
  let admin: Promise<RedisTestClient> | null = null

  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    port,
    start: async (isChecked = false) => {
      if (isChecked) spawnSync('redis-check-aof', ['--fix', join(folder, MANIFEST)], { input: 'y' })
      running = startProcess('redis-server', settings)
      await untilAnswering(port, running)
    },
    kill: async () => {
      running?.kill()
      await running?.ended
    },
    cutLog: async (bytes) => {
      const log = await newestLog(folder)
      await truncate(log, (await stat(log)).size - bytes)
    },
    lastWrites: async () => lengthsOf(await readFile(await newestLog(folder))).reverse(),
    command: async (...words) => {
      admin ??= connectClient(server.url)
      return (await admin).sendCommand(words)
    },
    freeze: () => void running?.kill('SIGSTOP'),
    thaw: () => void running?.kill('SIGCONT'),
    stop: async () => {
      const client = await admin
      client?.destroy()
      await server.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

async function newestLog(folder: string): Promise<string> {
  const logs = join(folder, 'appendonlydir')
  const names = (await readdir(logs)).filter((name) => name.endsWith('.incr.aof'))
  return join(logs, names.sort().at(-1) ?? '')
}

/**
 * Measures each transaction of an append-only file: `MULTI`, commands, `EXEC`, or one command, all as lists of counted
 * words.
 */
function lengthsOf(log: Buffer): number[] {
  const lengths: number[] = []
  let [at, begun, isOpen] = [0, 0, false]
  const count = () => {
    const end = log.indexOf('\r\n', at)
    const found = Number(log.toString('latin1', at + 1, end))
    at = end + 2
    return found
  }
  while (at < log.length) {
    const words = Array.from({ length: count() }, () => {
      const length = count()
      at += length + 2
      return log.toString('latin1', at - length - 2, at - 2)
    })
    isOpen = words[0] === 'MULTI' || (isOpen && words[0] !== 'EXEC')
    if (isOpen) continue
    lengths.push(at - begun)
    begun = at
  }
  return lengths
}

/** Returns TEST_REDIS_URL or starts a server, for tests that need any Redis. */
export async function someRedis(): Promise<Pick<RedisServer, 'url' | 'stop'>> {
  const url = process.env['TEST_REDIS_URL']
  return url ? { url, stop: async () => undefined } : startRedisServer()
}

async function untilAnswering(port: number, { child }: Started) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`)
    if (await answers(port)) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.once('data', (reply) => {
      socket.destroy()
      resolve(reply.toString().startsWith('+PONG'))
    })
    socket.once('error', () => resolve(false))
    socket.setTimeout(1000, () => {
      socket.destroy()
      resolve(false)
    })
  })
}
