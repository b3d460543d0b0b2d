import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pickOne, seeded } from '@highjinks/games'
import { freePort } from '@highjinks/session-store/testing'
import { WebSocket } from 'ws'
import { report } from './full-size.ts'
import { someFrame, someGreeting, someQuery } from './mutations.ts'
import { Player, pause } from './play/player.ts'
import { Program } from './play/processes.ts'
import { memoryOf, openRaw, openSession } from './play/raw.ts'
import type { Options } from './run.ts'

const AT_ONCE = 24
const PER_CONNECTION = 120
const QUIET_MS = 4000

/** Sends thousands of broken and hostile frames to a server where others are playing. */
export async function sendFrames({ seed, frames }: { seed: number; frames: number }) {
  const random = seeded(seed)
  const folder = await mkdtemp(join(tmpdir(), 'highjinks-frames-'))
  const port = await freePort()
  const program = new Program('embedded/src/main.ts', port, { DATA_DIR: folder, HOME: folder })
  const url = `http://127.0.0.1:${port}`
  try {
    await program.start()
    const [quiet, noisy] = [await openSession(url, ['Ann']), await openSession(url, ['Bob', 'Cleo', 'Dan'])]
    const players = quiet.seats.map((seat) => new Player(url, quiet.code, seat))
    const [host] = players
    await host?.send({ type: 'limits', topics: ['work'] })
    await pause(1000)
    const before = { v: host?.latest?.v, shown: JSON.stringify(host?.latest?.view) }
    const count = { sent: 0, connections: 0, refused: 0 }
    const hammer = async (upTo: number) => {
      while (count.sent < upTo) {
        const seat = pickOne(noisy.seats.slice(1), random) ?? noisy.seats[0]
        const socket = await openRaw(port, { query: someQuery(random) })
        count.connections++
        if (!socket || !seat) {
          count.refused++
          continue
        }
        socket.send(someGreeting(noisy.code, seat, random))
        for (let i = 0; i < PER_CONNECTION && socket.readyState === WebSocket.OPEN; i++) {
          socket.send(someFrame(seat, random))
          count.sent++
          if (i % 8 === 7) await pause(0)
        }
        await pause(5)
        socket.terminate()
      }
    }
    const wave = (upTo: number) => Promise.all(Array.from({ length: AT_ONCE }, () => hammer(upTo)))
    // A warm server's memory is not a leak.
    await wave(frames / 2)
    await pause(QUIET_MS)
    const warm = await memoryOf(program.pid)
    await wave(frames)
    await pause(QUIET_MS)
    const memory = { warm: Math.round(warm), end: Math.round(await memoryOf(program.pid)) }
    const faults = [...program.deaths, ...players.flatMap((player) => player.faults)]
    if (host?.latest?.v !== before.v || JSON.stringify(host?.latest?.view) !== before.shown)
      faults.push('another session has changed')
    if (memory.end > memory.warm + 60) faults.push(`memory grew from ${memory.warm} to ${memory.end} MB`)
    const ack = await host?.send({ type: 'limits', topics: [] })
    if (!ack?.ok) faults.push(`afterwards the host is told ${JSON.stringify(ack)}`)
    for (const player of players) player.close()
    return { faults, ...count, memory }
  } finally {
    await program.end()
    await rm(folder, { recursive: true, force: true })
  }
}

export async function frames({ seed, scale }: Options): Promise<void> {
  report(await sendFrames({ seed, frames: Math.round(1_000_000 * scale) }))
}
