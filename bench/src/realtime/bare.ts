import { createServer } from 'node:http'
import { openStore } from '@highjinks/session-store'
import { mark, someSession } from '@highjinks/session-store/testing'
import { Server } from 'socket.io'

/**
 * The same broadcast without rules, seats or secrets: what Socket.IO alone can do. With a DATA_DIR or a REDIS_URL each
 * action is written there as ours are, before it is answered: what Socket.IO can do that forgets nothing.
 */
const http = createServer((_request, response) => response.writeHead(200).end())
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false })
const versions = new Map<string, number>()
const { DATA_DIR, REDIS_URL, VIEW = '{}' } = process.env
const view: unknown = JSON.parse(VIEW)
const store = DATA_DIR || REDIS_URL ? await openStore({ dataDir: DATA_DIR ?? '', redisUrl: REDIS_URL }) : null
const written = new Map<string, string>()

async function write(code: string, v: number): Promise<void> {
  if (!store) return
  const known = written.get(code)
  const session = known ?? someSession(store.now()).id
  if (!known) {
    written.set(code, session)
    await store.create({ ...someSession(store.now()), id: session })
  }
  await store.update(session, (state) => mark(`${v} ${VIEW}`)({ ...state, used: [] }, store.now()))
}

io.on('connection', (socket) => {
  const { code } = socket.handshake.auth
  void socket.join(code)
  socket.emit('session', { v: versions.get(code) ?? 1, now: Date.now(), view })
  socket.on('command', async (_raw, answer) => {
    const v = (versions.get(code) ?? 1) + 1
    versions.set(code, v)
    await write(code, v)
    answer({ ok: true, v })
    io.to(code).emit('session', { v, now: Date.now(), view })
  })
})
http.listen(Number(process.env['PORT']))
