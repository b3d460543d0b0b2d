import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/** Stands between a driver and its server, and can be as ill as a network: frozen, dead, well again. */
export interface Chaos {
  readonly port: number
  /** Bytes stop moving, connections stay open and new ones are taken: what SIGSTOP looks like from outside. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Every connection breaks and none is taken: what a killed server looks like. */
  readonly kill: () => void
  readonly revive: () => Promise<void>
  readonly close: () => void
}

export async function startChaos(target: { readonly host: string; readonly port: number }): Promise<Chaos> {
  const sockets = new Set<Socket>()
  let frozen = false

  const server = createServer((near) => {
    const far = createConnection(target.port, target.host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      if (frozen) one.pause()
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  // A listening TCP server has an address with a port
  const { port } = server.address() as AddressInfo

  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    kill() {
      server.close()
      breakAll()
    },
    revive: async () => {
      if (!server.listening) await listen(port)
    },
    close() {
      server.close()
      breakAll()
    },
  }
}
