import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@highjinks/session-store/testing'

const ROOT = join(import.meta.dirname, '../..')

/** The product in a process of its own, to be killed and started again at the same place with the same files. */
export class OwnServer {
  readonly url: string
  private readonly port: number
  private readonly folder = mkdtempSync(join(tmpdir(), 'highjinks-own-'))
  private child: ChildProcess | null = null

  constructor(port: number) {
    this.port = port
    this.url = `http://127.0.0.1:${port}`
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'embedded/src/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(this.port), DATA_DIR: this.folder, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    for await (const line of child.stdout) if (String(line).includes('is ready')) return
    throw new Error('the server ended instead of starting')
  }

  /** As when the power goes. */
  async kill(): Promise<void> {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

export async function withOwnServer(work: (server: OwnServer) => Promise<void>): Promise<void> {
  const server = new OwnServer(await freePort())
  try {
    await server.start()
    await work(server)
  } finally {
    await server.remove()
  }
}
