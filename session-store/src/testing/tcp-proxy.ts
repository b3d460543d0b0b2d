import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { listen } from '@highjinks/platform'

/**
 * The mode of the proxy: `open` carries both directions, `mute` carries requests and loses answers, `dead` carries
 * nothing. A connection that lost something stays half open, because TCP has no gaps. `frozen` holds everything back
 * until the proxy is open again, like a stopped process. `cut` breaks every connection and takes no new ones, like a
 * killed process.
 */
export type ProxyMode = 'open' | 'mute' | 'dead' | 'frozen' | 'cut'

/** A port of this machine, or of another one. */
type Target = number | { readonly host: string; readonly port: number }

export interface TcpProxy {
  readonly port: number
  readonly setMode: (mode: ProxyMode) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts a proxy between clients and a server, to break the connection between them. With several servers, each
 * connection goes to the next one that accepts it. More servers can be added later.
 */
export async function startTcpProxy(targets: readonly Target[]): Promise<TcpProxy> {
  let mode: ProxyMode = 'open'
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
      to.once('drain', () => mode !== 'frozen' && from.resume())
    })
    if (mode === 'frozen') from.pause()
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
      carry(client, server, () => mode === 'dead')
      carry(server, client, () => mode === 'dead' || mode === 'mute')
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
    setMode: async (next) => {
      mode = next
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
