import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openNode, untilReady } from './redis.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** As a Redis writes a list of texts. */
const list = (...texts: string[]) =>
  `*${texts.length}\r\n${texts.map((text) => `$${text.length}\r\n${text}\r\n`).join('')}`

/** Talks like a Redis: gives each command its answer, or the usual one. */
async function listen(answer: (command: string, socket: Socket) => string | Promise<string> | undefined) {
  const sockets = new Set<Socket>()
  const answerAll = async (socket: Socket, bytes: Buffer) => {
    const commands = String(bytes)
      .toLowerCase()
      .split(/\*\d+\r\n/)
    for (const command of commands.slice(1)) socket.write((await answer(command, socket)) ?? '+OK\r\n')
  }
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)))
    socket.on('data', (bytes: Buffer) => void answerAll(socket, bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  ends.push(() => {
    cut()
    server.close()
  })
  // A listening TCP server has an address with a port
  return { port: (server.address() as AddressInfo).port, cut }
}

test('[STORE-42] a switch that is announced while a sentinel is asked for the primary does not end the connection', async () => {
  const primary = await listen(() => undefined)
  const listeners = new Set<Socket>()
  let isSwitching = false
  const sentinel = await listen(async (command, socket) => {
    if (command.includes('subscribe')) {
      listeners.add(socket)
      return '>3\r\n$9\r\nsubscribe\r\n$14\r\n+switch-master\r\n:1\r\n'
    }
    if (!command.includes('get-master-addr-by-name')) return '+OK\r\n'
    if (isSwitching)
      for (const listener of listeners) listener.write(`>${list('message', '+switch-master', 'party').slice(1)}`)
    if (isSwitching) await new Promise((resolve) => setTimeout(resolve, 50))
    return list('127.0.0.1', `${primary.port}`)
  })
  const redis = openNode(`redis-sentinel://127.0.0.1:${sentinel.port}/party`, {}).on('error', () => undefined)
  ends.push(() => redis.disconnect())
  await untilReady(redis)
  await expect.poll(() => listeners.size, { timeout: 10_000 }).toBe(1)
  isSwitching = true
  primary.cut()
  await once(redis, 'close')
  await expect.poll(() => redis.status, { timeout: 10_000 }).toMatch(/ready|end/)
  expect(await redis.ping()).toBe('OK')
})
