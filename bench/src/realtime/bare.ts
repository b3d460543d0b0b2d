import { createServer } from 'node:http'
import { Server } from 'socket.io'

/** The same broadcast without rules, store or secrets: what Socket.IO alone can do. */
const http = createServer((_request, response) => response.writeHead(200).end())
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false })
const view: unknown = JSON.parse(process.env['VIEW'] ?? '{}')
const versions = new Map<string, number>()

io.on('connection', (socket) => {
  const { code } = socket.handshake.auth
  const tell = { v: versions.get(code) ?? 1, now: Date.now(), view }
  void socket.join(code)
  socket.emit('session', tell)
  socket.on('command', (_raw, answer) => {
    const v = (versions.get(code) ?? 1) + 1
    versions.set(code, v)
    answer({ ok: true, v })
    io.to(code).emit('session', { v, now: Date.now(), view })
  })
})
http.listen(Number(process.env['PORT']))
