import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram, until } from '@highjinks/embedded/testing'
import { freePort, type Started } from '@highjinks/session-store/testing'

/** The product in its own process, to kill and restart at the same address with the same files. */
export class OwnServer {
  readonly url: string
  private readonly port: number
  private readonly folder = mkdtempSync(join(tmpdir(), 'highjinks-own-'))
  private readonly env: Readonly<Record<string, string>>
  private started: Started | null = null

  constructor(port: number, env: Readonly<Record<string, string>> = {}) {
    this.port = port
    this.url = `http://127.0.0.1:${port}`
    this.env = env
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const env = { ...process.env, PORT: String(this.port), DATA_DIR: this.folder, LOG_LEVEL: 'error', ...this.env }
    const started = startProgram('embedded/src/main.ts', env)
    this.started = started
    await until(() => {
      if (started.child.exitCode !== null) throw new Error(`the server ended instead of starting: ${started.err()}`)
      return started.out().includes('is ready')
    }, 60_000)
  }

  /** Returns its standard output. */
  out(): string {
    return this.started?.out() ?? ''
  }

  /** Kills it, like a power cut. */
  async kill(): Promise<void> {
    this.started?.child.kill('SIGKILL')
    await this.started?.ended
    this.started = null
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

type Env = Readonly<Record<string, string>>

export async function withOwnServer(
  work: (server: OwnServer) => Promise<void>,
  envFor: (url: string) => Env | Promise<Env> = () => ({}),
): Promise<void> {
  const port = await freePort()
  const server = new OwnServer(port, await envFor(`http://127.0.0.1:${port}`))
  try {
    await server.start()
    await work(server)
  } finally {
    await server.remove()
  }
}
