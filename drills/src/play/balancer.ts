import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Hands each connection to the next server that accepts it; when that dies, so does the connection. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => open.delete(socket))
  }
  function handOver(client: Socket, tries: number): void {
    const port = ports[turn++ % ports.length]
    if (tries === 0 || port === undefined || client.destroyed) return void client.destroy()
    const server = connect(port, '127.0.0.1')
    let isConnected = false
    server.once('connect', () => {
      isConnected = true
      keep(server)
      client.pipe(server).pipe(client)
      client.once('close', () => server.destroy())
      server.once('close', () => client.destroy())
    })
    server.once('error', () => {
      if (!isConnected) handOver(client, tries - 1)
    })
  }
  const balancer = createServer((client) => {
    keep(client)
    handOver(client, ports.length)
  })
  balancer.listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  const address = balancer.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server without a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      for (const socket of open) socket.destroy()
      balancer.close()
      await once(balancer, 'close')
    },
  }
}
