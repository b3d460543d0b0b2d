import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { encodeSeats, encodeSession, encodeView } from './frame.ts'

test.each([0, 20, 300, 70_000])(
  '[WIRE-2] a view with %i letters more arrives as the message it was',
  async (letters) => {
    const message = { v: 7, epoch: 0, now: 1000, hands: { ann: null }, own: {}, left: [{ id: 'bobb', name: 'Bob' }] }
    const view = { session: { name: 'é'.repeat(letters) } }
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
    await once(server, 'listening')
    server.on('connection', (_socket, { socket }) => {
      socket.write(Buffer.concat(encodeSession(message, { seats: encodeSeats(message), view: encodeView(view) })))
    })
    const address = server.address()
    const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
    const [data] = await once(client, 'message')
    const text = String(data)
    expect(text.slice(0, 2)).toBe('42')
    expect(JSON.parse(text.slice(2))).toEqual(['session', { ...message, view }])
    client.terminate()
    server.close()
  },
)
