import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { listen } from './process.ts'
import { openNode, untilReady } from './redis.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Formats a list of texts as Redis does. */
const list = (...texts: string[]) =>
  `*${texts.length}\r\n${texts.map((text) => `$${text.length}\r\n${text}\r\n`).join('')}`

/** Starts a fake Redis that answers each command. */
async function pretend(answer: (command: string, socket: Socket) => string | Promise<string> | undefined) {
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
  })
  const port = await listen(server, 0, '127.0.0.1')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  ends.push(() => {
    cut()
    server.close()
  })
  return { port, cut }
}

/** Starts a sentinel whose primary can change. */
async function watch(first: { readonly port: number }) {
  let { port } = first
  const sentinel = await pretend((command) =>
    command.includes('get-master-addr-by-name') ? list('127.0.0.1', `${port}`) : undefined,
  )
  const redis = openNode(`redis-sentinel://127.0.0.1:${sentinel.port}/party`, {
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  }).on('error', () => undefined)
  ends.push(() => redis.disconnect())
  await untilReady(redis)
  return {
    redis,
    name: (other: { readonly port: number }) => {
      port = other.port
    },
  }
}

test('[STORE-42] when a primary is gone, the client moves to the one that the sentinels name next', async () => {
  const primary = await pretend((command) => (command.includes('ping') ? '+first\r\n' : undefined))
  const next = await pretend((command) => (command.includes('ping') ? '+next\r\n' : undefined))
  const { redis, name } = await watch(primary)
  expect(await redis.ping()).toBe('first')
  name(next)
  primary.cut()
  await once(redis, 'close')
  await untilReady(redis)
  expect(await redis.ping()).toBe('next')
})

test('[STORE-42] a primary that has become read-only is left as soon as it says so', async () => {
  const primary = await pretend((command) => (command.includes('ping') ? '-READONLY it is a replica\r\n' : undefined))
  const next = await pretend((command) => (command.includes('ping') ? '+next\r\n' : undefined))
  const { redis, name } = await watch(primary)
  name(next)
  await expect(redis.ping()).rejects.toThrow('READONLY')
  await once(redis, 'close')
  await untilReady(redis)
  expect(await redis.ping()).toBe('next')
})
