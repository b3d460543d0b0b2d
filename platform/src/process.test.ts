import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createServer } from './http-server.ts'
import { closeServer, endConnections, listen } from './process.ts'

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
let server: Server
let caller: Socket
let port: number
let closed: Promise<unknown[]>
beforeEach(async () => {
  server = createServer((_request, response) => response.end('yes'))
  port = await listen(server, 0, '127.0.0.1')
  caller = connect(port, '127.0.0.1')
  closed = once(caller, 'close')
  await once(caller, 'connect')
  expect(await ask()).toContain('keep-alive')
})
afterEach(() => {
  caller.destroy()
  server.closeAllConnections()
})

async function ask(): Promise<string> {
  caller.write(GET)
  const [bytes] = await Promise.race([once(caller, 'data'), closed])
  return String(bytes)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('[BOOT-9] a server that is about to shut down still answers, and asks callers to use another connection', async () => {
  let leave: (() => void) | undefined
  const told = new Promise<void>((resolve) => {
    leave = resolve
  })
  const ended = endConnections(server, 5000, () => told.then(() => closeServer(server)))
  await pause(120)
  const answer = await ask()
  leave?.()
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('Connection: close')
  await ended
})

test('[BOOT-5] a closing server answers a call that has arrived but hasn’t been read yet', async () => {
  await pause(1)
  const asked = ask()
  const ended = endConnections(server, 5000, () => closeServer(server))
  expect(await asked).toMatch(/^HTTP\/1\.1 200 /)
  await ended
})

test('[BOOT-5] a closing server answers callers whose connections it hasn’t accepted yet', async () => {
  const answers = Array.from({ length: 8 }, async () => {
    const [bytes] = await once(connect(port, '127.0.0.1').end(GET), 'data')
    return String(bytes)
  })
  const ended = endConnections(server, 5000, () => closeServer(server))
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  await ended
})
