import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** One process of the product on a port of its own, to be killed, told to end, and started again there. */
export class Program {
  readonly port: number
  /** Ends that nobody asked for. */
  readonly deaths: string[] = []
  isReady = false
  private readonly file: string
  private readonly env: Readonly<Record<string, string>>
  private child: ChildProcess | null = null
  private isWanted = false
  private said = ''

  constructor(file: string, port: number, env: Readonly<Record<string, string>>) {
    this.file = file
    this.port = port
    this.env = env
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  /** Resolves when it says that it is ready. */
  async start(): Promise<void> {
    const env = { PATH: process.env['PATH'], PORT: `${this.port}`, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...this.env }
    const child = spawn(process.execPath, ['--import', 'tsx', `${ROOT}/${this.file}`], { cwd: ROOT, env })
    this.child = child
    for (const out of [child.stdout, child.stderr]) {
      out.on('data', (text: Buffer) => {
        this.said = (this.said + text.toString()).slice(-2000)
      })
    }
    const last = () => child.kill('SIGKILL')
    process.once('exit', last)
    child.once('exit', (code, signal) => {
      process.off('exit', last)
      if (this.isWanted && this.child === child)
        this.deaths.push(`${this.file} ended by itself (${code ?? signal}): ${this.said}`)
    })
    this.isWanted = true
    for (let tries = 0; tries < 1500; tries++) {
      if (child.exitCode !== null) throw new Error(`${this.file} does not start: ${this.said}`)
      const status = await fetch(`http://127.0.0.1:${this.port}/readyz`).then(
        ({ status: code }) => code,
        () => 0,
      )
      if (status === 200) {
        this.isReady = true
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`${this.file} is never ready: ${this.said}`)
  }

  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    this.isWanted = false
    this.isReady = false
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return null
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }
}
