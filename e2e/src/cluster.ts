import type { ChildProcess } from 'node:child_process'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createSite } from '@highjinks/embedded'
import { startProgram } from '@highjinks/embedded/testing'
import { freePort, startRedisServer } from '@highjinks/session-store/testing'

/**
 * The product as it is deployed, by hand: Redis, one rest-api, two realtime-servers, and in front of them a proxy that
 * serves the client and sends every other socket to the other realtime-server.
 */
const root = join(import.meta.dirname, '../..')
const port = Number(process.env.PORT)
const publicUrl = `http://127.0.0.1:${port}`
const children: ChildProcess[] = []

function start(file: string, env: Record<string, string>): void {
  const started = startProgram(file, { ...process.env, ...env })
  void started.ended.then((code) => {
    if (code) process.stderr.write(`${file} ended with ${code}: ${started.err()}\n`)
  })
  children.push(started.child)
}

const redis = await startRedisServer('always')
const restPort = await freePort()
const livePorts = [await freePort(), await freePort()]
const common = {
  REDIS_URL: redis.url,
  JWT_SECRET: 'a secret for tests that is long enough to be one',
  PUBLIC_URL: publicUrl,
  TRUSTED_PROXIES: '1',
}
start('rest-api/src/main.ts', { ...common, PORT: String(restPort) })
for (const live of livePorts) {
  start('realtime-server/src/main.ts', { ...common, PORT: String(live) })
}

const site = createSite(join(root, 'web/dist'))
if (!site) throw new Error('the client has not been built')

function forward(request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request
  const onward = { ...headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' }
  const there = ask({ host: '127.0.0.1', port: restPort, method, path: url, headers: onward }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  there.once('error', () => response.writeHead(503).end())
  request.pipe(there)
}

const proxy = createServer((request, response) => {
  const path = request.url ?? '/'
  if (path.startsWith('/api') || path === '/readyz' || path === '/healthz') forward(request, response)
  else site(request, response, () => void response.writeHead(404).end())
})

let turn = 0
proxy.on('upgrade', (request, socket, head) => {
  const live = livePorts[turn++ % livePorts.length] ?? 0
  const there = connect(live, '127.0.0.1', () => {
    const lines = Object.entries(request.headers).flatMap(([name, value]) =>
      [value].flat().map((one) => `${name}: ${one}\r\n`),
    )
    there.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    there.write(head)
    there.pipe(socket).pipe(there)
  })
  there.on('error', () => socket.destroy())
  socket.on('error', () => there.destroy())
  socket.on('close', () => there.destroy())
})
proxy.listen(port, '127.0.0.1')

async function end(): Promise<void> {
  for (const child of children) child.kill('SIGKILL')
  await redis.stop()
  process.exit(0)
}
process.once('SIGTERM', () => void end())
process.once('SIGINT', () => void end())
