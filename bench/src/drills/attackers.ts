import { WebSocket } from 'ws'
import { pause } from '../play/player.ts'
import { openRaw } from '../play/raw.ts'
import { readPlan } from './attack.ts'

const { port, code, seat, tokens, slow, floods, halfOpen } = readPlan(process.argv[2] ?? '')

/** Sits down at a busy table and takes nothing in any more. */
async function read(i: number): Promise<void> {
  const socket = await openRaw(port)
  socket?.send(`40${JSON.stringify({ proto: 1, code, seats: [tokens[1 + (i % 3)]] })}`)
  await pause(300)
  socket?.pause()
}

/** Sends until it is cut off; true when it was. */
async function flood(): Promise<boolean> {
  const socket = await openRaw(port)
  if (!socket) return true
  socket.send(`40${JSON.stringify({ proto: 1, code, seats: [] })}`)
  await pause(300)
  for (let burst = 0; burst < 150 && socket.readyState === WebSocket.OPEN; burst++) {
    for (let i = 0; i < 20; i++)
      socket.send(`42${i}["command",{"type":"start","lane":"flood","seq":${i},"seat":"${seat}"}]`)
    await pause(20)
  }
  const isCut = socket.readyState !== WebSocket.OPEN
  socket.terminate()
  return isCut
}

process.stdout.write('begun\n')
await Promise.all(Array.from({ length: slow }, (_, i) => read(i)))
const flooding = Promise.all(Array.from({ length: floods }, flood))
const doors: (WebSocket | null)[] = []
for (let i = 0; i < halfOpen; i += 50) {
  doors.push(...(await Promise.all(Array.from({ length: Math.min(50, halfOpen - i) }, () => openRaw(port)))))
}
const cut = await flooding
// Whoever has not said who they are within five seconds is gone.
await pause(7000)
const waiting = doors.filter((socket) => socket?.readyState === WebSocket.OPEN).length
process.stdout.write(JSON.stringify({ waiting, uncut: cut.filter((isCut) => !isCut).length }))
process.exit()
