import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { readPlan } from './attack.ts'
import { pause } from './play/player.ts'
import { openRaw } from './play/raw.ts'

/** None of these addresses belongs to a player. */
const from = (i: number) => `127.66.0.${1 + (i % 8)}`

const { port, code, seat, tokens, slow, floods, halfOpen, callers } = readPlan(process.argv[2] ?? '')

/** Joins a busy table and then stops reading. */
async function read(i: number): Promise<void> {
  const socket = await openRaw(port, { from: from(i) })
  socket?.send(`40${JSON.stringify({ proto: 1, code, seats: [tokens[1 + (i % 3)]] })}`)
  await pause(300)
  socket?.pause()
}

const BAD_WORDS = JSON.stringify(Array.from({ length: 900 }, () => 'f.u c.k '))

/** Everything that can be sent without end. */
const KINDS: Readonly<Record<string, (socket: WebSocket, i: number) => void>> = {
  commands: (socket, i) => socket.send(`42${i}["command",{"type":"start","lane":"flood","seq":${i},"seat":"${seat}"}]`),
  'moves of sixteen kilobytes': (socket, i) =>
    socket.send(
      `42${i}["command",{"type":"move","cue":0,"lane":"flood","seq":${i},"seat":"${seat}","move":{"type":"x","pad":${BAD_WORDS}}}]`,
    ),
  'malformed reactions': (socket, i) => socket.send(`42${i}["react",{}]`),
  reactions: (socket, i) => socket.send(`42${i}["react",{"seat":"${seat}","kind":"clap"}]`),
  heartbeats: (socket, i) => socket.send(`42${i}["beat",{"v":0}]`),
  'unknown events': (socket, i) => socket.send(`42${i}["nothing",{}]`),
  'unknown namespaces': (socket) => socket.send('40/nowhere,{}'),
  'WebSocket pings': (socket) => socket.ping('x'.repeat(125)),
}

/** Sends one kind until it's cut off, and reconnects again and again. Returns the kind's name if it's not cut. */
async function flood(
  [kind, send]: [string, (socket: WebSocket, i: number) => void],
  n: number,
): Promise<string | null> {
  let isCut = false
  for (let again = 0; again < 4; again++) {
    const socket = await openRaw(port, { from: from(n) })
    if (!socket) return null
    socket.send(`40${JSON.stringify({ proto: 1, code, seats: n % 2 ? [tokens[0]] : [] })}`)
    await pause(300)
    // Every other one doesn't read what it's sent
    if (n % 4 > 1) socket.pause()
    for (let burst = 0; burst < 40 && socket.readyState === WebSocket.OPEN; burst++) {
      for (let i = 0; i < 50; i++) send(socket, i)
      await pause(20)
    }
    const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)))
    if (socket.readyState === WebSocket.OPEN) {
      // A socket that doesn't read only hears of its end when it sends
      socket.resume()
      isCut = await Promise.race([closed, pause(5000).then(() => false)])
    } else isCut = true
    socket.terminate()
  }
  return isCut ? null : kind
}

/** Makes calls without end and reads none of the answers. Returns false if nothing stopped it. */
async function call(i: number): Promise<boolean> {
  const path = ['/', '/api/games', '/api/openapi.json', '/healthz'][i % 4] ?? '/'
  const socket = connect({ port, host: '127.0.0.1', localAddress: from(i) }).on('error', () => undefined)
  socket.pause()
  const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)))
  for (let burst = 0; burst < 50 && !socket.destroyed; burst++) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1500))
    await pause(100)
  }
  const isEnded = await Promise.race([closed, pause(100).then(() => false)])
  socket.destroy()
  return isEnded
}

process.stdout.write('begun\n')
await Promise.all(Array.from({ length: slow }, (_, i) => read(i)))
const flooding = Promise.all(
  Object.entries(KINDS).flatMap((kind) => Array.from({ length: floods }, (_, n) => flood(kind, n))),
)
const calling = Promise.all(Array.from({ length: callers }, (_, i) => call(i)))
const doors: (WebSocket | null)[] = []
for (let i = 0; i < halfOpen; i += 50) {
  doors.push(
    ...(await Promise.all(
      Array.from({ length: Math.min(50, halfOpen - i) }, (_, n) => openRaw(port, { from: from(i + n) })),
    )),
  )
}
const uncut = (await flooding).filter((kind) => kind !== null)
if ((await calling).includes(false)) uncut.push('calls')
// Silent connections are closed within five seconds.
await pause(7000)
const waiting = doors.filter((socket) => socket?.readyState === WebSocket.OPEN).length
process.stdout.write(JSON.stringify({ waiting, uncut: [...new Set(uncut)] }))
process.exit()
