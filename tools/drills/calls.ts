import { request } from 'node:http'
import { pause } from './play/player.ts'
import { openRaw } from './play/raw.ts'

export interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a drill knows the shape of the answer it asked for
  readonly body: any
}
interface CallOptions {
  readonly body?: object
  readonly token?: string
}

/** Makes a call from one of this machine's loopback addresses, over a new connection. */
export function callFrom(from: string, port: number, path: string, { body, token }: CallOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: 'close',
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const options = { host: '127.0.0.1', port, path, localAddress: from, method: body ? 'POST' : 'GET', headers }
    const call = request(options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: text === '' ? null : JSON.parse(text) }),
      )
    })
    call.on('error', reject).setTimeout(30_000, () => call.destroy(new Error('no answer within thirty seconds')))
    call.end(body && JSON.stringify(body))
  })
}

/** Returns `in`, or the code that the handshake was refused with. */
export async function knockFrom(from: string, port: number, handshake: object): Promise<string> {
  const socket = await openRaw(port, { from })
  if (!socket) return 'no connection'
  const answer = new Promise<string>((resolve) => {
    socket.on('message', (raw: Buffer) => {
      const text = raw.toString()
      if (text.startsWith('40')) resolve('in')
      if (text.startsWith('44')) resolve(String(JSON.parse(text.slice(2)).data.code))
    })
    socket.once('close', () => resolve('cut'))
  })
  socket.send(`40${JSON.stringify({ proto: 1, ...handshake })}`)
  const told = await Promise.race([answer, pause(10_000).then(() => 'nothing')])
  socket.terminate()
  return told
}

/** Runs `many` jobs, `atOnce` of them in parallel. */
export async function inGroups<T>(many: number, atOnce: number, work: (i: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let i = 0; i < many; i += atOnce)
    done.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, many - i) }, (_, n) => work(i + n)))))
  return done
}
