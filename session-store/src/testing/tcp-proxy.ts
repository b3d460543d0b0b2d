import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * What the way to a server does: `open` carries both ways, `mute` carries what is asked and loses what is answered,
 * `dead` carries nothing and says nothing. A connection that has lost something stays so, half open: TCP has no gaps.
 */
export type Way = 'open' | 'mute' | 'dead'

export interface TcpProxy {
  readonly port: number
  readonly become: (way: Way) => void
  readonly stop: () => Promise<void>
}

/** Between a client and a server on this machine, to break the way between them. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  let way: Way = 'open'
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    let isUnheard = false
    let isDeaf = false
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (bytes) => {
      isUnheard ||= way === 'dead'
      if (!isUnheard) upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      isDeaf ||= way !== 'open'
      if (!isDeaf) client.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port')
  return {
    port: address.port,
    become: (next) => {
      way = next
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
