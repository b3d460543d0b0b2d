import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Load {
  readonly calls: number
  readonly perSecond: number
  readonly p99: number
}

/**
 * Calls over sockets that stay open, one call at a time on each, as fast as answers come. It parses no more of an answer
 * than it must, so that the server and not this process is what is measured.
 */
export async function load(
  port: number,
  connections: number,
  next: () => { readonly call: string; readonly status: number } | null,
): Promise<Load> {
  const took: number[] = []
  const began = performance.now()
  await Promise.all(Array.from({ length: connections }, () => talk(port, next, took)))
  const seconds = (performance.now() - began) / 1000
  took.sort((a, b) => a - b)
  return { calls: took.length, perSecond: took.length / seconds, p99: took[Math.floor(took.length * 0.99)] ?? 0 }
}

async function talk(port: number, next: Parameters<typeof load>[2], took: number[]): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.setNoDelay(true)
  await once(socket, 'connect')
  const answers = answersOf(socket)
  for (let asked = next(); asked !== null; asked = next()) {
    const began = performance.now()
    socket.write(asked.call)
    const status = await answers()
    took.push(performance.now() - began)
    if (status !== asked.status) throw new Error(`answered ${status} to ${asked.call.slice(0, 80)}`)
  }
  socket.destroy()
}

/** Waits for the next whole answer and tells its status. */
function answersOf(socket: Socket): () => Promise<number> {
  let head = ''
  let missing = -1
  let tell: ((status: number) => void) | null = null
  let fail: ((fault: Error) => void) | null = null
  socket.on('error', (fault) => fail?.(fault))
  socket.on('end', () => fail?.(new Error('the server closed a connection')))
  socket.on('data', (bytes) => {
    if (missing < 0) {
      head += bytes.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      missing = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (head.length - end - 4)
    } else missing -= bytes.length
    if (missing > 0) return
    const status = Number(head.slice(9, 12))
    head = ''
    missing = -1
    tell?.(status)
  })
  return () =>
    new Promise((resolve, reject) => {
      tell = resolve
      fail = reject
    })
}
