import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What lies between a phone and the server, and can be cut without either being told. */
export interface Line {
  readonly url: string
  /** From now on nothing gets through, in neither direction; who connects is never answered. */
  readonly cut: () => void
  /** Connections work again, new ones: those from before are gone, as after any network that was changed. */
  readonly mend: () => void
  readonly close: () => void
}

export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to)
  const ends = new Set<Socket>()
  let isCut = false
  const keep = (end: Socket) => {
    ends.add(end)
    end.on('error', () => end.destroy())
    end.on('close', () => ends.delete(end))
  }
  const lines = createServer((phone) => {
    keep(phone)
    if (isCut) return void phone.pause()
    const server = connect(Number(port), hostname)
    keep(server)
    phone.pipe(server).pipe(phone)
    phone.on('close', () => server.destroy())
    server.on('close', () => phone.destroy())
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => lines.once('listening', resolve))
  const hangUp = () => {
    for (const end of ends) end.destroy()
  }
  // An address is a string only for pipes.
  const { port: own } = lines.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    cut: () => {
      isCut = true
      for (const end of ends) end.unpipe().pause()
    },
    mend: () => {
      isCut = false
      hangUp()
    },
    close: () => {
      hangUp()
      lines.close()
    },
  }
}
