import { once } from 'node:events'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { trustHops } from './client-address.ts'
import type { Patience } from './connections.ts'
import { createServer, type ServerOptions } from './http-server.ts'
import { listen } from './process.ts'

let server: Server
let port: number
const callers: Socket[] = []
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function start(
  listener: RequestListener,
  patience: Partial<Patience> = {},
  more: ServerOptions = {},
): Promise<void> {
  server = createServer(listener, { patience, ...more })
  port = await listen(server, 0, '127.0.0.1')
}

async function call(localAddress = '127.0.0.1'): Promise<Socket> {
  const caller = connect({ port, host: '127.0.0.1', localAddress })
  callers.push(caller)
  caller.on('error', () => undefined)
  await once(caller, 'connect')
  return caller
}
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

async function answerOf(caller: Socket, text: string): Promise<string> {
  caller.write(text)
  const [bytes] = await once(caller, 'data')
  return String(bytes)
}

test('[HOLD-1] a connection with nine unanswered calls is closed, and at most eight of them are started', async () => {
  let begun = 0
  await start(() => void begun++)
  const caller = await call()
  caller.write(GET.repeat(1500))
  await once(caller, 'close')
  // A busy machine begins fewer: calls still waiting for the next loop turn aren't begun
  expect(begun).toBeGreaterThan(0)
  expect(begun).toBeLessThanOrEqual(8)
})

test('[HOLD-1] calls that are answered in time can follow one another forever', async () => {
  await start((_request, response) => response.end('yes'))
  const caller = await call()
  for (let i = 0; i < 100; i++) expect(await answerOf(caller, GET)).toContain('yes')
})

test('[HOLD-1] of all connections, the one whose answer has waited longest is closed first', async () => {
  await start(() => undefined, { unansweredOfAll: 3 })
  const first = await call()
  first.write(GET)
  await new Promise((resolve) => server.once('request', resolve))
  const others = await Promise.all([call(), call(), call()])
  const gone = once(first, 'close')
  for (const other of others) other.write(GET)
  await gone
  expect(others.map((other) => other.destroyed)).toEqual([false, false, false])
})

test('[HOLD-2] a connection that doesn’t read its answer in time is closed', async () => {
  await start((_request, response) => response.end(Buffer.alloc(32 * 1024 * 1024)), {
    takeMs: 100,
    lookEveryMs: 20,
    bytes: 1e9,
    bytesOfAll: 1e9,
  })
  const ended = new Promise((resolve) => server.once('request', ({ socket }) => socket.once('close', resolve)))
  const caller = await call()
  caller.pause()
  caller.write(GET)
  await ended
})

test('[HOLD-3] a connection with too much unsent data is closed; if the total is too much, the largest goes first', async () => {
  await start((request, response) => response.end(Buffer.alloc(Number(request.url?.slice(1)) * 1024 * 1024)), {
    lookEveryMs: 20,
    bytes: 24 * 1024 * 1024,
    bytesOfAll: 28 * 1024 * 1024,
  })
  const ended: string[] = []
  server.on('request', (request) => request.socket.once('close', () => ended.push(request.url ?? '')))
  for (const size of [12, 16, 20, 40]) {
    const caller = await call()
    caller.pause()
    caller.write(`GET /${size} HTTP/1.1\r\nHost: x\r\n\r\n`)
    await once(server, 'request')
  }
  await expect.poll(() => ended.length).toBe(3)
  expect(ended).not.toContain('/12')
})

test('[HOLD-5] a connection that keeps sending a body after its refusal is closed', async () => {
  await start((_request, response) => response.writeHead(415).end())
  const caller = await call()
  caller.resume()
  const ended = new Promise((resolve) => caller.once('close', resolve))
  caller.write('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
  const sending = setInterval(() => caller.write('4\r\nbody\r\n'), 10)
  await ended.finally(() => clearInterval(sending))
})

test('[HOLD-4] a call that names two hosts is refused', async () => {
  let begun = 0
  await start((_request, response) => {
    begun++
    response.end()
  })
  const answer = await answerOf(await call(), 'GET / HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
  server.on('upgrade', () => void begun++)
  expect(begun).toBe(0)
})

const UPGRADE = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'
function takeUp(_request: IncomingMessage, socket: Duplex): void {
  socket
    .on('error', () => undefined)
    .on('end', () => socket.destroy())
    .resume()
  socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n')
}

test('[PLACE-1] each address has its own limit of connections', async () => {
  await start((_request, response) => response.end('yes'), {}, { slots: { perAddress: 20 } })
  const greedy = await Promise.all(Array.from({ length: 60 }, () => call('127.0.0.2')))
  for (const caller of greedy) caller.resume()
  const kept = () => greedy.filter((caller) => !caller.closed)
  await expect.poll(() => kept().length).toBe(20)
  // All that got in are answered
  for (const caller of kept()) expect(await answerOf(caller, GET)).toContain('yes')
  expect(await answerOf(await call('127.0.0.3'), GET)).toContain('yes')
})

test('[PLACE-2] when slots run short, the fullest address loses some, and everyone else gets in', async () => {
  server = createServer((_request, response) => response.end('yes'), { slots: { total: 50, perAddress: 1000 } })
  server.on('upgrade', takeUp)
  port = await listen(server, 0, '127.0.0.1')
  for (let i = 0; i < 60; i++) {
    const caller = await call('127.0.0.2')
    caller.write(`${UPGRADE}\r\n`)
  }
  const others = Array.from({ length: 16 }, (_, i) => `127.0.0.${10 + i}`)
  for (const address of others) expect(await answerOf(await call(address), GET)).toContain('yes')
})

test('[PLACE-3] a trusted proxy’s own address doesn’t count; sockets behind it count for their real callers', async () => {
  server = createServer((_request, response) => response.end('yes'), {
    trustedProxies: trustHops(1),
    slots: { perAddress: 5 },
  })
  server.on('upgrade', takeUp)
  port = await listen(server, 0, '127.0.0.1')
  for (let i = 0; i < 20; i++) expect(await answerOf(await call(), GET)).toContain('yes')
  const upgrade = async (from: string) => answerOf(await call(), `${UPGRADE}X-Forwarded-For: ${from}\r\n\r\n`)
  const answers = []
  for (let i = 0; i < 8; i++) answers.push((await upgrade('1.1.1.1')).slice(9, 12))
  expect(answers).toEqual(['101', '101', '101', '101', '101', '429', '429', '429'])
  expect(await upgrade('2.2.2.2')).toContain('101')
})

test('[PLACE-4] an idle connection is kept for five seconds, and longer where a proxy is trusted', async () => {
  await start((_request, response) => response.end('yes'))
  expect(await answerOf(await call(), GET)).toMatch(/Keep-Alive: timeout=5\r/i)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await start((_request, response) => response.end('yes'), {}, { trustedProxies: trustHops(1) })
  expect(await answerOf(await call(), GET)).toMatch(/Keep-Alive: timeout=65\r/i)
})
