import { childrenOf, type ProgramOptions, startProgram } from '@highjinks/embedded/testing'
import type { Started } from '@highjinks/session-store/testing'

/** One process of the product on its own port, to kill, end and restart there. */
export class Program {
  readonly port: number
  /** Unexpected exits. */
  readonly deaths: string[] = []
  isReady = false
  private readonly file: string
  private readonly env: Readonly<Record<string, string>>
  private readonly options: ProgramOptions
  private started: Started | null = null
  private isWanted = false

  constructor(file: string, port: number, env: Readonly<Record<string, string>>, options: ProgramOptions = {}) {
    this.file = file
    this.port = port
    this.env = env
    this.options = options
  }

  /** Returns what the current process has logged. */
  get log(): string {
    return this.started?.err() ?? ''
  }

  /** The program's own ID, not that of the process which gave it a namespace. */
  get pid(): number {
    const pid = this.started?.child.pid ?? 0
    return this.options.isProcessOne ? (childrenOf(pid)[0] ?? 0) : pid
  }

  /** Resolves once it says it's ready. */
  async start(): Promise<void> {
    const env = { PORT: `${this.port}`, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...this.env }
    const started = startProgram(this.file, env, this.options)
    this.started = started
    const { child } = started
    const said = () => (started.out() + started.err()).slice(-2000)
    child.once('exit', (code, signal) => {
      if (this.isWanted && this.started === started)
        this.deaths.push(`${this.file} ended by itself (${code ?? signal}): ${said()}`)
    })
    this.isWanted = true
    for (let tries = 0; tries < 15_000; tries++) {
      if (child.exitCode !== null) throw new Error(`${this.file} does not start: ${said()}`)
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
    throw new Error(`${this.file} is never ready: ${said()}`)
  }

  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
    this.isWanted = false
    this.isReady = false
    const { started } = this
    if (!started || started.child.exitCode !== null || started.child.signalCode !== null) return null
    process.kill(this.pid, signal)
    return started.ended
  }
}
