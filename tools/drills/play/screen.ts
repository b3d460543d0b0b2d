import { WebSocket } from 'ws'

/** A minimal client, so that the benchmark measures the server. */
export class Screen {
  v = 0
  bytes = 0
  last = ''
  private readonly socket: WebSocket
  private readonly acks = new Map<number, (answer: string) => void>()
  private ids = 0
  private watch: (() => void) | null = null

  private constructor(socket: WebSocket) {
    this.socket = socket
  }

  static open(port: number, auth: object, host = '127.0.0.1'): Promise<Screen> {
    const options = { perMessageDeflate: false, localAddress: host }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, options)
    const screen = new Screen(socket)
    return new Promise((resolve, reject) => {
      socket.once('error', reject)
      socket.once('close', () => {
        if (screen.acks.size > 0) throw new Error('the server hung up instead of answering')
      })
      socket.on('message', (raw: Buffer) => {
        screen.bytes += frameLength(raw.length)
        if (screen.hear(raw.toString(), auth)) resolve(screen)
      })
    })
  }

  /** Resolves with the acknowledgement. */
  send(command: object): Promise<string> {
    return this.emit('command', command)
  }

  emit(event: string, message: object): Promise<string> {
    const id = ++this.ids
    return new Promise((resolve) => {
      this.acks.set(id, resolve)
      this.socket.send(`42${id}${JSON.stringify([event, message])}`)
    })
  }

  /** Resolves once it shows this version or a newer one. */
  shows(v: number): Promise<void> {
    if (this.v >= v) return Promise.resolve()
    return new Promise((resolve) => {
      this.watch = () => {
        if (this.v < v) return
        this.watch = null
        resolve()
      }
    })
  }

  close(): void {
    this.socket.terminate()
  }

  /** Returns true once the first view has arrived. */
  private hear(text: string, auth: object): boolean {
    if (text === '2') this.socket.send('3')
    else if (text.startsWith('0')) this.socket.send(`40${JSON.stringify(auth)}`)
    else if (text.startsWith('44')) throw new Error(text)
    else if (text.startsWith('43')) {
      const open = text.indexOf('[')
      const id = Number(text.slice(2, open))
      this.acks.get(id)?.(text.slice(open))
      this.acks.delete(id)
    } else if (text.startsWith('42["session"')) {
      this.v = Number(/"v":(\d+)/.exec(text.slice(0, 60))?.[1] ?? 0)
      this.last = text
      this.watch?.()
      return true
    }
    return false
  }
}

/** Includes the header of its WebSocket frame. */
function frameLength(payload: number): number {
  return payload + (payload < 126 ? 2 : payload < 2 ** 16 ? 4 : 10)
}

export interface Table {
  readonly actor: Screen
  readonly seat: string
  readonly screens: readonly Screen[]
  seq: number
}

/**
 * Makes every table act again once all its screens show the last action and a pause is over. Returns how long answers
 * took.
 */
export async function act(tables: readonly Table[], milliseconds: number, pauseMs: number): Promise<number[]> {
  const acks: number[] = []
  const began = performance.now()
  await Promise.all(
    tables.map(async (table, i) => {
      await new Promise((resolve) => setTimeout(resolve, (pauseMs * i) / tables.length))
      while (performance.now() < began + milliseconds) {
        const asked = performance.now()
        const ack = await table.actor.send({
          // Changes something visible, because a view that looks the same isn't sent
          type: 'settings',
          pace: table.seq % 2 ? 'brisk' : 'relaxed',
          lane: 'bench',
          seq: ++table.seq,
          seat: table.seat,
        })
        acks.push(performance.now() - asked)
        const v = Number(/"v":(\d+)/.exec(ack)?.[1])
        if (!v) throw new Error(ack)
        await Promise.all(table.screens.map((screen) => screen.shows(v)))
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }),
  )
  return acks
}
