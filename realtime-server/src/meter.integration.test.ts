import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { TestRig } from './testing/gathering.ts'
import type { Process } from './testing/party.ts'

let rig: TestRig
const sockets: WebSocket[] = []
beforeEach(() => {
  rig = new TestRig()
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await rig.close()
})

async function open(server: Process, query?: string): Promise<WebSocket> {
  const [socket] = await openAndHear(server, query)
  return socket
}

/** Includes the server's first message, which has the connection's ID. */
async function openAndHear(server: Process, query = 'EIO=4&transport=websocket'): Promise<[WebSocket, unknown]> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?${query}`, { perMessageDeflate: false })
  sockets.push(socket)
  socket.on('error', () => undefined)
  const [first] = await once(socket, 'message')
  return [socket, first]
}

/** Opens a connection that watches a session, as far as the server knows. */
async function watch(server: Process, code: string): Promise<WebSocket> {
  const socket = await open(server)
  socket.send(`40${JSON.stringify({ proto: 1, code })}`)
  await new Promise<void>((resolve) => {
    socket.on('message', (raw: Buffer) => raw.toString().startsWith('42["session"') && resolve())
  })
  return socket
}

test.each<[string, (socket: WebSocket, i: number) => void]>([
  ['malformed reactions', (socket, i) => socket.send(`42${i}["react",{}]`)],
  ['heartbeats', (socket, i) => socket.send(`42${i}["beat",{"v":0}]`)],
  ['heartbeats that want no answer', (socket) => socket.send('42["beat",{"v":0}]')],
  ['malformed commands', (socket, i) => socket.send(`42${i}["command",{}]`)],
  ['unknown events', (socket, i) => socket.send(`42${i}["nothing",{}]`)],
  ['unknown namespaces', (socket) => socket.send('40/nowhere,{}')],
  ['answers to nothing', (socket, i) => socket.send(`43${i}[]`)],
  ['pongs', (socket) => socket.send('3')],
  ['empty packets', (socket) => socket.send('6')],
  ['pings of the WebSocket itself', (socket) => socket.ping('x')],
  ['pongs of the WebSocket itself', (socket) => socket.pong('x')],
])('[METER-1] a flood of %s is cut, and nobody else is', async (_kind, send) => {
  const server = await rig.open({ rateLimits: true })
  const { session, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const socket = await watch(server, session.code)
  const closed = once(socket, 'close')
  for (let i = 0; i < 400; i++) send(socket, i)
  await closed
  expect(await ann.send({ type: 'limits', topics: ['work'] })).toMatchObject({ ok: true })
})

test('[METER-1] a large packet counts as many', async () => {
  const server = await rig.open({ rateLimits: true })
  const { session } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const socket = await watch(server, session.code)
  const closed = once(socket, 'close')
  for (let i = 0; i < 12; i++) socket.send(`42["nothing","${'x'.repeat(16_000)}"]`)
  await closed
})

test.each<[string, (socket: WebSocket, i: number) => void]>([
  ['answers', (socket, i) => socket.send(`42${i}["react",{}]`)],
  ['views', (socket) => socket.send('421["beat",{"v":0}]')],
  ['pongs', (socket) => socket.ping('x'.repeat(125))],
])('[METER-2] whoever lets %s wait unread is cut, with the rate limits off too', async (_what, send) => {
  const server = await rig.open()
  const { session, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const socket = await watch(server, session.code)
  socket.pause()
  let isClosed = false
  socket.once('close', () => {
    isClosed = true
  })
  // The system's buffers at both ends fill up first
  for (let i = 0; !isClosed; i++) {
    if (socket.readyState === WebSocket.OPEN) send(socket, i)
    if (i % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  expect(await ann.send({ type: 'limits', topics: ['work'] })).toMatchObject({ ok: true })
})

test('[METER-3] a connection is not taken over by another one that knows its id', async () => {
  const server = await rig.open()
  const [socket, opened] = await openAndHear(server)
  const { sid } = JSON.parse(String(opened).slice(1))
  expect(sid).toBeTruthy()
  await expect(open(server, `EIO=4&transport=websocket&sid=${sid}`)).rejects.toThrow('400')
  expect(socket.readyState).toBe(WebSocket.OPEN)
})

test('[METER-4] a connection is greeted once at a time', async () => {
  const server = await rig.open()
  const { session, ann } = await rig.gather(server, 'truth-or-dare', ['Ann'])
  const socket = await open(server)
  const heard: string[] = []
  socket.on('message', (raw: Buffer) => heard.push(raw.toString()))
  const greeting = `40${JSON.stringify({ proto: 1, code: session.code, seats: [ann.me.token] })}`
  for (let i = 0; i < 20; i++) socket.send(greeting)
  // Connections during the greeting are refused; a later one ends it
  await expect.poll(() => heard.some((text) => text.startsWith('40') || text.startsWith('44'))).toBe(true)
  expect(await ann.send({ type: 'limits', topics: ['work'] })).toMatchObject({ ok: true })
  expect(heard.filter((text) => text.startsWith('40')).length).toBeLessThan(2)
  expect(ann.closed).toBe(null)
})
