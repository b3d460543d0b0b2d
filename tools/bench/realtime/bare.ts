import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { Redis } from 'ioredis'
import { Server, type Socket } from 'socket.io'
import * as z from 'zod'
import { profileUntilEnd } from './profile.ts'

/**
 * Sends the same bytes to the same screens without rules, seats or secrets: what Socket.IO alone can do. With a
 * DATA_DIR or REDIS_URL, it also writes the same document there before answering, as cheaply as possible.
 */
const tape = z.array(
  z.array(z.object({ document: z.string(), shown: z.array(z.nullable(z.record(z.string(), z.unknown()))) })),
)
const { PORT, DATA_DIR, REDIS_URL, TAPE = '' } = process.env
const scenes = tape.parse(JSON.parse(readFileSync(TAPE, 'utf8')))
const write = DATA_DIR ? openFile(DATA_DIR) : REDIS_URL ? openRedis(REDIS_URL) : null

interface Table {
  readonly scene: z.infer<typeof tape>[number]
  readonly sockets: Socket[]
  v: number
}
const tables = new Map<number, Table>()

const http = createServer((_request, response) => response.writeHead(200).end())
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false })
io.on('connection', (socket) => {
  const { number, seat } = z.object({ number: z.int(), seat: z.int() }).parse(socket.handshake.auth)
  const table = tables.get(number) ?? { scene: scenes[number % scenes.length] ?? [], sockets: [], v: 1 }
  tables.set(number, table)
  table.sockets[seat] = socket
  socket.emit('session', { v: table.v, now: Date.now() })
  socket.on('command', async (_raw, answer) => {
    const step = table.scene[(table.v - 1) % table.scene.length]
    if (!step) return
    const v = ++table.v
    await write?.(`table-${number}`, v, step.document)
    answer({ ok: true, v })
    for (const [i, shown] of step.shown.entries())
      if (shown) table.sockets[i]?.emit('session', { v, now: Date.now(), ...shown })
  })
})
http.listen(Number(PORT))
profileUntilEnd('bare')

type Write = (id: string, v: number, document: string) => Promise<void>

function openFile(folder: string): Write {
  const db = new DatabaseSync(join(folder, 'bare.db'))
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  db.exec('CREATE TABLE live (id TEXT PRIMARY KEY, v INTEGER NOT NULL, state TEXT NOT NULL)')
  const statement = db.prepare('INSERT OR REPLACE INTO live (id, v, state) VALUES (?, ?, ?)')
  return async (id, v, document) => {
    // Keeps a reference: an unreferenced handle is collected, and its statements with it
    if (!db.isOpen) throw new Error('the file was closed')
    statement.run(id, v, document)
  }
}

function openRedis(url: string): Write {
  const redis = new Redis(url)
  return async (id, v, document) => void (await redis.hset(id, { v, state: document }))
}
