import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listen } from '@highjinks/platform'

/**
 * What the way to a server does: `open` carries both ways, `mute` carries what is asked and loses what is answered,
 * `dead` carries nothing and says nothing; a connection that has lost something stays so, half open: TCP has no gaps.
 * `frozen` holds back what is sent until it is open again, as a stopped process does; `cut` breaks every connection and
 * takes none, as a killed one does.
 */
export type Way = 'open' | 'mute' | 'dead' | 'frozen' | 'cut'

/** A port of this machine, or one of another. */
type Target = number | { readonly host: string; readonly port: number }

export interface TcpProxy {
  readonly port: number
  readonly become: (way: Way) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Between clients and a server, to break the way between them. Of several servers, to which more may come, each
 * connection goes to the next that takes it.
 */
export async function startTcpProxy(targets: readonly Target[]): Promise<TcpProxy> {
  let way: Way = 'open'
  let turn = 0
  const open = new Set<Socket>()

  function carry(from: Socket, to: Socket, isLosing: () => boolean): void {
    let hasLost = false
    open.add(from)
    from.setNoDelay(true)
    from.on('data', (bytes) => {
      hasLost ||= isLosing()
      if (hasLost || to.write(bytes)) return
      from.pause()
      to.once('drain', () => way !== 'frozen' && from.resume())
    })
    if (way === 'frozen') from.pause()
    from.once('close', () => {
      open.delete(from)
      to.destroySoon()
    })
  }

  function handOver(client: Socket, tries: number): void {
    const target = targets[turn++ % targets.length]
    if (tries === 0 || target === undefined || client.destroyed) return void client.destroy()
    const server = connect(typeof target === 'number' ? { port: target, host: '127.0.0.1' } : target)
    const tryNext = () => handOver(client, tries - 1)
    server.once('error', tryNext)
    server.once('connect', () => {
      server.off('error', tryNext).on('error', () => undefined)
      if (client.destroyed) return void server.destroy()
      carry(client, server, () => way === 'dead')
      carry(server, client, () => way === 'dead' || way === 'mute')
    })
  }

  const proxy = createServer((client) => {
    client.on('error', () => undefined)
    open.add(client)
    client.once('close', () => open.delete(client))
    handOver(client, targets.length)
  })
  const hangUp = async (): Promise<void> => {
    if (!proxy.listening) return
    for (const socket of open) socket.destroy()
    proxy.close()
    await once(proxy, 'close')
  }
  const port = await listen(proxy, 0, '127.0.0.1')
  return {
    port,
    become: async (next) => {
      way = next
      if (next === 'cut') return hangUp()
      for (const socket of open) {
        if (next === 'frozen') socket.pause()
        else socket.resume()
      }
      if (!proxy.listening) await listen(proxy, port, '127.0.0.1')
    },
    stop: hangUp,
  }
}
