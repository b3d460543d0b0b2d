import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { freePort, startProcess } from '@highjinks/session-store/testing'
import { median } from './timing.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const AGAIN = 5
const AIM_S = 3

/** What a stranger waits for: `npm start` in a fresh clone, and then once more. npm's cache is used as it is. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-clone-'))
  try {
    const clone = join(folder, 'highjinks')
    execFileSync('git', ['clone', '--quiet', ROOT, clone])
    console.log(`  first start   ${seconds(await start(clone))} s, with installing and building`)
    console.log(`  node_modules  ${mebibytes(join(clone, 'node_modules'))}`)
    console.log(`  web/dist      ${mebibytes(join(clone, 'web/dist'))}`)
    const again: number[] = []
    for (let i = 0; i < AGAIN; i++) again.push(await start(clone))
    const middle = median(again) / 1000
    console.log(
      `  later starts  ${again.map(seconds).join(', ')} s: ${middle < AIM_S ? 'within' : 'NOT within'} ${AIM_S} s`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** Until it says that it is ready and is; then it is ended. */
async function start(clone: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const { child, kill, ended, out, err } = startProcess('npm', ['start'], {
    cwd: clone,
    env: { PATH: env['PATH'], HOME: env['HOME'], PORT: `${port}`, LOG_LEVEL: 'error' },
    isGroup: true,
  })
  try {
    while (!out().includes('Highjinks is ready at')) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}: ${out()}${err()}`)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const took = performance.now() - began
    const { status } = await fetch(`http://127.0.0.1:${port}/`)
    if (status !== 200) throw new Error(`it said it was ready and answered ${status}`)
    return took
  } finally {
    kill('SIGTERM')
    await ended
  }
}

function mebibytes(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
  return `${(bytes / 2 ** 20).toFixed(1)} MiB in ${files.length} files`
}
